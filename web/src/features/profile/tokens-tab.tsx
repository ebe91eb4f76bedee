import { ApiTokensCard } from '../../entities/api-tokens/api-tokens-card';
import type { Viewer } from '../../entities/session/use-viewer';

/** The account's access tokens for programs. */
export const TokensTab = ({ viewer }: { viewer: Viewer }) => <ApiTokensCard isAdmin={viewer.role === 'ADMIN'} />;
