import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/inter/wght.css';
import './explorer.css';
import { workers } from 'virtual:graphiql';
import { defaultShopName } from '../../../contract/brand';
import { Connection } from './connection';
import { examples } from './examples';
import { PageStorage } from './page-storage';

const connection = new Connection();

function find<T extends Element>(selector: string, kind: new () => T): T {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`explorer.html has no ${selector}`);
  return found;
}

function showShopName(name: string): void {
  find('.home', HTMLAnchorElement).setAttribute('aria-label', `${name} home`);
  find('.name', HTMLElement).textContent = name;
}

/**
 * Shows the shop's name, and removes the links to the documentation where its owner has disabled it. The page works with
 * the usual name as well.
 */
async function showShop(): Promise<void> {
  const query = '{ settings { appearance { shopName } shop { docs } } }';
  const { data } = (await connection.fetcher({ query }).catch(() => ({}))) as {
    data?: { settings: { appearance: { shopName: string }; shop: { docs: boolean } } };
  };
  if (!data) return;
  showShopName(data.settings.appearance.shopName);
  if (!data.settings.shop.docs) for (const link of document.querySelectorAll('a.docs')) link.remove();
}

/** Shows GraphiQL for this shop's API, in the shop's look. */
function start(): void {
  Object.assign(window, { MonacoEnvironment: { getWorkerUrl: (_: string, label: string) => workers[label] } });
  YogaGraphiQL.renderYogaGraphiQL(find('main', HTMLElement), {
    fetcher: connection.fetcher,
    storage: new PageStorage(),
    defaultTabs: examples.map((example) => ({ ...example })),
    // The package shows the address's query otherwise, and writes each edit into the address.
    query: examples[0]?.query ?? '',
    onEditQuery: () => undefined,
    // GraphiQL's own: the history
    plugins: undefined,
    isHeadersEditorEnabled: false,
    showPersistHeadersSettings: false,
    shouldPersistHeaders: false,
    title: ' ',
    logo: ' ',
  });
}

const token = find('#token', HTMLInputElement);
token.addEventListener('input', () => connection.useToken(token.value.trim()));
showShopName(defaultShopName);
void showShop();
// GraphiQL's own script has run by then
document.addEventListener('DOMContentLoaded', start);
