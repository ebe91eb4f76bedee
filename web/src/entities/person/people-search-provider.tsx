import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { PeopleSearch } from '../../components/list/people-search';
import { SearchPeopleDocument } from './person.generated';

/** Lets the person filters below find accounts by name or email. */
export function PeopleSearchProvider({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const search = useCallback(
    async (text: string) => {
      const { data } = await client.query({
        query: SearchPeopleDocument,
        variables: { search: text },
        fetchPolicy: 'network-only',
      });
      return data?.users.items ?? [];
    },
    [client],
  );
  return <PeopleSearch value={search}>{children}</PeopleSearch>;
}
