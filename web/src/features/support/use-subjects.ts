import { useSearchParams } from 'react-router-dom';
import { formatDate } from '../../lib/format';
import { useTicketDesignQuery, useTicketPurchaseQuery, useTicketSubjectsQuery } from './support.generated';

/** A design or order that a ticket may be about; the value is `design:ID` or `order:ID`. */
export interface Subject {
  value: string;
  label: string;
  thumbnailUrl?: string | null;
}

interface KnownDesign {
  id: string;
  primaryText: string;
  thumbnailUrl: string | null;
  createdAt: string;
}
interface KnownOrder {
  id: string;
  code: string;
  name: string;
  createdAt: string;
}

const ofDesign = ({ id, primaryText, thumbnailUrl, createdAt }: KnownDesign): Subject => ({
  value: `design:${id}`,
  label: `Design: ${primaryText.length > 60 ? `${primaryText.slice(0, 59)}…` : primaryText}, ${formatDate(createdAt)}`,
  thumbnailUrl,
});
const ofOrder = ({ id, code, name, createdAt }: KnownOrder): Subject => ({
  value: `order:${id}`,
  label: `Order ${code}: ${name}, ${formatDate(createdAt)}`,
});

/** Loads the subjects that a ticket may be about: the newest designs and orders, and the one named in the address. */
export function useSubjects() {
  const [parameters] = useSearchParams();
  const [design, order] = [parameters.get('design'), parameters.get('order')];
  const { data, loading, error, refetch } = useTicketSubjectsQuery({ fetchPolicy: 'cache-and-network' });
  const namedDesign = useTicketDesignQuery({ variables: { id: design ?? '' }, skip: !design });
  const namedOrder = useTicketPurchaseQuery({ variables: { id: order ?? '' }, skip: !order });
  const named = [
    ...(namedDesign.data ? [ofDesign(namedDesign.data.design)] : []),
    ...(namedOrder.data ? [ofOrder(namedOrder.data.purchase)] : []),
  ];
  const newest = [...(data?.me?.designs.items ?? []).map(ofDesign), ...(data?.me?.purchases.items ?? []).map(ofOrder)];
  const isNamed = ({ value }: Subject) => named.some((one) => one.value === value);
  return {
    subjects: [...named, ...newest.filter((one) => !isNamed(one))],
    /** The subject named in the address, once it is known to belong to the account. */
    named: named[0]?.value,
    failed: Boolean(error) && !loading && !data,
    retry: () => void refetch().catch(() => undefined),
  };
}
