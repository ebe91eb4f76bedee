/** An answer of GraphQL over HTTP. */
export interface GraphQLAnswer<Data> {
  status: number;
  data: Data;
  errors?: { message: string; extensions: { code: string; requestId?: string; field?: string[] } }[];
}

interface Operation {
  query: string;
  variables: Record<string, unknown>;
}

/** Returns the GraphQL multipart request of an operation; the variable `name` is null in it, as the file stands for it. */
export function uploadForm({ query, variables }: Operation, name: string, file: Blob): FormData {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query, variables: { ...variables, [name]: null } }));
  form.append('map', JSON.stringify({ 0: [`variables.${name}`] }));
  form.append('0', file, 'a file');
  return form;
}

/** Returns the request of an operation: JSON, or a form when one of its variables is a file. */
function requestOf(operation: Operation): { headers: Record<string, string>; body: string | FormData } {
  const file = Object.entries(operation.variables).find(([, value]) => value instanceof Blob);
  if (!file) return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(operation) };
  return { headers: { 'apollo-require-preflight': 'true' }, body: uploadForm(operation, file[0], file[1] as Blob) };
}

/** An HTTP client that stores the product's cookies like a browser. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();

  /** @param own headers of every request, such as the address that a proxy reports */
  constructor(
    readonly url: string,
    private readonly own: Record<string, string> = {},
  ) {}

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({ ...this.own, ...Object.fromEntries(new Headers(init.headers)) });
    if (this.cookies.size > 0)
      headers.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(this.url + path, { redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (value === '' || /max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  async graphql<Data = Record<string, never>>(
    query: string,
    variables: Record<string, unknown> = {},
    init: RequestInit = {},
  ): Promise<GraphQLAnswer<Data>> {
    const { headers, body } = requestOf({ query, variables });
    const response = await this.fetch('/graphql', {
      method: 'POST',
      ...init,
      headers: { ...headers, ...init.headers },
      body,
    });
    const answer = (await response.json()) as Omit<GraphQLAnswer<Data>, 'status'>;
    return { status: response.status, ...answer };
  }

  /**
   * Registers a new account in this browser.
   * @returns its id
   */
  async register(email: string, password = 'secret-1'): Promise<string> {
    const { data } = await this.graphql<{ register: { user: { id: string } | null; errors: { message: string }[] } }>(
      'mutation Register($input: RegisterInput!) { register(input: $input) { user { id } errors { message } } }',
      { input: { name: 'Test Person', email, password, acceptTerms: true } },
    );
    if (!data.register.user) throw new Error(data.register.errors[0]?.message ?? 'not registered');
    return data.register.user.id;
  }
}
