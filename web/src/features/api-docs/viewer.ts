import show from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import type { ResponseProps, System } from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import type { ComponentType } from 'react';
import { askBeforeChanges } from './ask-before-changes';
import { correctAccess } from './viewer-access';
import './viewer.css';
import './viewer-paths.css';

const sessionSentence =
  'Calls from this page carry the session of this browser, if you have signed in to this site. A token wins over it.';

/** What the page needs to know of an OpenAPI document. */
export interface ApiDocument {
  info: { version: string; description: string };
}

/** What the viewer shows in another way than by default. It has a React of its own. */
const ownParts = ({ info }: ApiDocument, { React: { createElement }, getComponent }: System) => ({
  components: {
    /** The default layout without a list of servers, a second main landmark and a second heading of the page. */
    PathsLayout: () =>
      createElement(
        'div',
        { className: 'swagger-ui' },
        createElement('h2', null, `Version ${info.version}`),
        createElement(getComponent('Markdown', true), { source: info.description }),
        ...['errors', 'AuthorizeBtnContainer', 'operations'].map((name) => createElement(getComponent(name, true))),
      ),
  },
  wrapComponents: {
    /** No script may read or write the cookie of the session, so it cannot be typed in. */
    apiKeyAuth: () => () => createElement('p', { className: 'session-note' }, sessionSentence),
    /** Failures have one shape, which the introduction explains: of each only its reason is shown. */
    response: (Original: ComponentType<ResponseProps>) => (props: ResponseProps) =>
      props.code.startsWith('2')
        ? createElement(Original as ComponentType, props)
        : createElement(
            'tr',
            { className: 'response' },
            createElement('td', { className: 'response-col_status' }, props.code),
            createElement(
              'td',
              { className: 'response-col_description' },
              createElement(getComponent('Markdown', true), { source: props.response.get('description') }),
            ),
          ),
  },
});

/** Shows an OpenAPI document in an element, with a form for each call. */
export function showDocument(element: HTMLElement, document: ApiDocument): void {
  correctAccess(element);
  askBeforeChanges(element);
  show({
    domNode: element,
    // calls go to the origin of the open page
    spec: { ...document, servers: [{ url: window.location.origin }] },
    plugins: [(system) => ownParts(document, system)],
    layout: 'PathsLayout',
    // the address belongs to the app's router
    deepLinking: false,
    // 62 operations take a browser half a minute on a slow machine: a group is drawn when it is opened
    docExpansion: 'none',
    defaultModelsExpandDepth: -1,
    displayRequestDuration: true,
    syntaxHighlight: { activated: false },
    tryItOutEnabled: true,
    validatorUrl: null,
  });
}
