import { GraphiQL } from 'graphiql';
import { useEffect, useId, useState } from 'react';
import { defaultShopName } from '../../../contract/brand';
import { Connection } from './connection';
import { examples } from './examples';
import { PageStorage } from './page-storage';

const connection = new Connection();
const storage = new PageStorage();

/** Returns the shop's name, which its owner may have changed. */
function useShopName(): string {
  const [name, setName] = useState<string>(defaultShopName);
  useEffect(() => {
    const query = '{ settings { appearance { shopName } } }';
    void Promise.resolve(connection.fetcher({ query }, {}))
      .then((answer) => {
        const { data } = answer as { data?: { settings: { appearance: { shopName: string } } } };
        if (data) setName(data.settings.appearance.shopName);
      })
      // the page works with the usual name as well
      .catch(() => undefined);
  }, []);
  return name;
}

function TokenField() {
  const id = useId();
  return (
    <div className="token">
      <label htmlFor={id}>Access token</label>
      <input
        id={id}
        type="password"
        autoComplete="off"
        spellCheck={false}
        placeholder="None: your own session"
        onChange={({ target }) => connection.useToken(target.value.trim())}
      />
    </div>
  );
}

/** GraphiQL for this shop's API, in the shop's look. */
export function Explorer() {
  const shopName = useShopName();
  return (
    <>
      <header>
        <a className="home" href="/" aria-label={`${shopName} home`}>
          <img src="/shop-icon.svg" alt="" width={32} height={32} />
          <span className="name">{shopName}</span>
        </a>
        <h1>API explorer</h1>
        <TokenField />
      </header>
      <main>
        <GraphiQL
          fetcher={connection.fetcher}
          storage={storage}
          defaultTabs={examples.map((example) => ({ ...example }))}
          isHeadersEditorEnabled={false}
          showPersistHeadersSettings={false}
          inputValueDeprecation
          schemaDescription
        >
          <GraphiQL.Logo>
            <span />
          </GraphiQL.Logo>
        </GraphiQL>
      </main>
    </>
  );
}
