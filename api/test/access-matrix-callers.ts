import { isEnumType } from 'graphql';
import { isAdminScope, withIncluded } from '../../contract/token-scopes';
import { createContext } from '../context';
import type { RequestContext, Viewer } from '../context';
import { ApiTokenEntity } from '../domain/tokens/api-token.entity';
import { newToken } from '../domain/tokens/token-format';
import { executableSchema } from '../graphql/schema';
import type { TokenScope } from '../graphql/generated/schema';
import { hashToken } from '../platform/secrets/secrets';
import { accounts, callerNames, isToken, kindOf } from './access-callers';
import type { Account, Caller } from './access-callers';
import { AccessAccounts } from './access-accounts';
import type { Known } from './access-accounts';
import { people } from './access-rules';
import { TokenBrowser } from './access-tokens';
import type { TestBrowser } from './test-browser';
import type { TestProduct } from './test-product';

const scopeType = executableSchema().getType('TokenScope');
export const allScopes = isEnumType(scopeType) ? scopeType.getValues().map(({ name }) => name as TokenScope) : [];

/** Every caller of the access matrix at a running product. */
export class AccessMatrixCallers {
  private constructor(
    private readonly product: TestProduct,
    private readonly persons: AccessAccounts,
    private readonly browsers: Record<Caller, TestBrowser>,
  ) {}

  static async at(product: TestProduct): Promise<AccessMatrixCallers> {
    const persons = await AccessAccounts.at(product);
    const callers = new AccessMatrixCallers(product, persons, {} as Record<Caller, TestBrowser>);
    // a shop without a second Admin would refuse what is about the last one
    await product.addUser({ role: 'ADMIN' });
    for (const person of people) callers.browsers[person] = persons.known[person].browser;
    for (const caller of callerNames.filter(isToken)) {
      const browser = await callers.addToken(caller);
      // the first use of each is recorded here, so that refused calls write nothing
      await browser.graphql('{ __typename }');
      callers.browsers[caller] = browser;
    }
    return callers;
  }

  private async addToken(caller: Caller): Promise<TestBrowser> {
    const { account, scopes, end } = kindOf(caller);
    const token = newToken();
    await this.product.services.dataSource.manager.insert(ApiTokenEntity, {
      userId: this.idOf(account),
      name: caller,
      hash: hashToken(token),
      scopes: allScopes.filter((scope) => scopes?.(scope)),
      ...(end && { [end]: new Date() }),
    });
    return new TokenBrowser(this.product.url, token);
  }

  idOf(account: Account | null): string {
    return account ? this.persons.idOf(account) : '';
  }

  emailOf(account: Account | null): string {
    return account ? (this.persons.known[account].viewer?.email ?? '') : '';
  }

  browserOf(caller: Caller): TestBrowser {
    return this.browsers[caller];
  }

  /** Returns the caller in a new account of its kind; a token's is the same, as sessions alone can end an account. */
  async newcomer(caller: Caller): Promise<Pick<Known, 'browser'>> {
    const person = people.find((one) => one === caller);
    return person ? this.persons.newcomer(person) : { browser: this.browsers[caller] };
  }

  /** Returns a request's context of the caller, as its session or its token brings it. */
  ctx(caller: Caller): RequestContext {
    const { account, scopes } = kindOf(caller);
    if (!account) return this.product.ctx();
    const [userId, role] = [this.idOf(account), accounts[account]];
    if (!scopes) return this.product.ctx({ id: userId, role });
    const held = allScopes.filter((scope) => scopes(scope) && (role === 'ADMIN' || !isAdminScope(scope)));
    const viewer: Viewer = {
      kind: 'token',
      userId,
      role,
      sessionFamily: null,
      tokenId: userId,
      scopes: withIncluded(held),
    };
    return createContext(this.product.services, { requestId: 'matrix', viewer, address: '10.0.0.1' });
  }
}
