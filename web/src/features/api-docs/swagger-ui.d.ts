declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  import type { ComponentType, ReactNode } from 'react';

  /** What a plugin gets of the viewer, which brings a React of its own. */
  export interface System {
    React: {
      createElement: (type: string | ComponentType, props?: object | null, ...children: ReactNode[]) => ReactNode;
    };
    getComponent: (name: string, isConnected?: boolean) => ComponentType;
  }

  /** A refusal or an answer in the table of an operation. */
  export interface ResponseProps {
    code: string;
    response: { get: (name: 'description') => string };
  }

  interface Parts {
    components: Record<string, () => ReactNode>;
    wrapComponents: {
      apiKeyAuth: () => () => ReactNode;
      response: (original: ComponentType<ResponseProps>) => (props: ResponseProps) => ReactNode;
    };
  }

  interface Options {
    domNode: HTMLElement;
    spec: object;
    plugins: ((system: System) => Parts)[];
    layout: string;
    deepLinking: boolean;
    docExpansion: 'list' | 'full' | 'none';
    defaultModelsExpandDepth: number;
    displayRequestDuration: boolean;
    syntaxHighlight: { activated: boolean };
    tryItOutEnabled: boolean;
    validatorUrl: null;
  }

  const show: (options: Options) => void;
  export { show as default };
}
