/** An answer of GraphQL over HTTP. */
export interface GraphQLAnswer<Data> {
  status: number;
  data: Data;
  errors?: { message: string; extensions: { code: string; requestId?: string; field?: string[] } }[];
}

/** An HTTP client that stores the product's cookies like a browser. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();

  constructor(readonly url: string) {}

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
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
    const response = await this.fetch('/graphql', {
      method: 'POST',
      ...init,
      headers: { 'content-type': 'application/json', ...init.headers },
      body: JSON.stringify({ query, variables }),
    });
    const body = (await response.json()) as Omit<GraphQLAnswer<Data>, 'status'>;
    return { status: response.status, ...body };
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
