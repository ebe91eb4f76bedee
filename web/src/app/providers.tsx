import type { ReactNode } from 'react';
import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ShopAppearance } from './shop-appearance';

/** All providers around the router. */
export function Providers({ client, children }: { client: ApolloClient; children: ReactNode }) {
  return (
    <ApolloProvider client={client}>
      <ShopAppearance>
        <CssBaseline />
        {children}
      </ShopAppearance>
    </ApolloProvider>
  );
}
