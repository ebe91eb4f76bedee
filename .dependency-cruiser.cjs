/** Rules for imports between folders. See docs/architecture.md. */
const concepts = [
  'audit',
  'idempotency',
  'accounts',
  'credits',
  'catalog',
  'orders',
  'payments',
  'designs',
  'favorites',
  'saved-views',
  'tickets',
  'content',
  'settings',
  'messages',
  'files',
  'tokens',
  'profile',
  'personal-data',
  'admin-users',
  'admin-home',
  'monitoring',
  'reports',
  'webhooks',
];

/**
 * The concepts that each concept may import besides itself, and besides `audit`, `idempotency` (what a request id stands
 * for) and the shop's appearance and settings, which every concept may import: emails of all of them carry the shop's
 * name and count days in its time zone.
 */
const downhill = {
  audit: [],
  idempotency: [],
  accounts: ['settings'],
  settings: [],
  files: ['accounts'],
  content: ['accounts', 'settings', 'files'],
  tokens: ['accounts'],
  webhooks: ['accounts'],
  credits: ['accounts'],
  catalog: ['accounts', 'content', 'credits'],
  orders: ['accounts', 'credits', 'catalog', 'settings', 'files'],
  payments: ['accounts', 'credits', 'catalog', 'orders', 'settings', 'files'],
  designs: ['accounts', 'credits', 'settings', 'files'],
  favorites: ['accounts'],
  'saved-views': ['accounts'],
  tickets: ['accounts', 'orders', 'designs', 'files'],
  messages: ['accounts', 'content'],
  profile: ['accounts', 'catalog', 'files'],
  monitoring: ['accounts', 'catalog', 'settings', 'payments'],
  reports: ['settings'],
  'admin-home': ['accounts', 'monitoring'],
  'admin-users': ['accounts', 'credits', 'personal-data'],
  'personal-data': [
    'accounts',
    'credits',
    'orders',
    'payments',
    'designs',
    'favorites',
    'saved-views',
    'tickets',
    'files',
    'content',
    'messages',
    'tokens',
    'webhooks',
  ],
};

const conceptRules = concepts.map((concept) => ({
  name: `domain-${concept}-goes-downhill`,
  severity: 'error',
  from: { path: `^api/domain/${concept}/`, pathNot: '\\.test\\.ts$' },
  to: {
    path: '^api/domain/[^/]+/',
    pathNot: `^api/domain/((${[concept, 'audit', 'idempotency', ...downhill[concept]].join('|')})/|settings/(appearance|shop-settings)\\.ts$)`,
  },
}));

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Includes type-only imports.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'platform-knows-nothing-above',
      severity: 'error',
      from: { path: '^api/platform/', pathNot: '\\.test\\.ts$' },
      to: { path: '^api/', pathNot: '^api/platform/' },
    },
    {
      name: 'domain-knows-nothing-above',
      comment: 'Except the generated contract types and the request context.',
      severity: 'error',
      from: { path: '^api/domain/', pathNot: '\\.test\\.ts$' },
      to: { path: '^api/', pathNot: '^api/(domain|platform)/|^api/context\\.ts$|^api/graphql/generated/' },
    },
    ...conceptRules,
    {
      name: 'a-balance-changes-with-the-ledger-alone',
      severity: 'error',
      from: { path: '^api/', pathNot: '^api/domain/credits/' },
      to: { path: '^api/domain/accounts/balance\\.ts$' },
    },
    {
      name: 'the-audit-is-written-by-its-service-alone',
      severity: 'error',
      from: {
        path: '^api/',
        pathNot: '^api/domain/audit/|^api/graphql/generated/|^api/wiring/entities\\.ts$|\\.test\\.ts$',
      },
      to: { path: '^api/domain/audit/audit\\.entity\\.ts$' },
    },
    {
      name: 'edges-know-no-other-edge',
      severity: 'error',
      from: { path: '^api/(graphql|pages|endpoints)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^api/', pathNot: '^api/(domain|platform)/|^api/context\\.ts$|^api/config/|^api/$1/' },
    },
    {
      name: 'rest-runs-operations-alone',
      comment: 'No rule, no statement and no service of its own: a REST path is an operation of the contract.',
      severity: 'error',
      from: { path: '^api/rest/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^api/',
        pathNot:
          '^api/rest/|^api/context\\.ts$|^api/platform/http/|^api/domain/(security-log|viewer)\\.ts$|^api/graphql/(access|errors|limits|document-checks|operation-charge)\\.ts$|^api/graphql/generated/',
      },
    },
    {
      name: 'nothing-uses-the-tools',
      comment: 'Except tests.',
      severity: 'error',
      from: { path: '^(api|contract|studio|web/src)/', pathNot: '^api/test/|\\.test\\.tsx?$' },
      to: { path: '^tools/' },
    },
    {
      name: 'the-product-does-not-know-its-tests',
      severity: 'error',
      from: {
        path: '^(api|contract|studio|tools|web/src)/',
        pathNot: '^(api|web/src)/test/|^tools/bench/|\\.test\\.tsx?$',
      },
      to: { path: '^(api|web/src)/test/' },
    },
    {
      name: 'the-studio-is-pure',
      comment: 'It draws on the server and in the browser: it imports neither Node modules nor code of either side.',
      severity: 'error',
      from: { path: '^studio/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(api|contract|tools|web)/|node_modules/sharp/' },
    },
    {
      name: 'the-studio-needs-no-node',
      severity: 'error',
      from: { path: '^studio/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'the-contract-knows-neither-side',
      severity: 'error',
      from: { path: '^contract/' },
      to: { path: '^(api|studio|tools|web)/' },
    },
    { name: 'api-does-not-know-the-client', severity: 'error', from: { path: '^api/' }, to: { path: '^web/' } },
    {
      name: 'the-client-does-not-know-the-api',
      severity: 'error',
      from: { path: '^web/src/' },
      to: { path: '^api/' },
    },
    {
      name: 'features-do-not-know-each-other',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'features-do-not-know-the-app',
      severity: 'error',
      from: { path: '^web/src/features/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^web/src/app/' },
    },
    {
      name: 'components-are-below-features',
      severity: 'error',
      from: { path: '^web/src/components/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^web/src/(app|features|entities)/' },
    },
    {
      name: 'entities-are-below-features',
      severity: 'error',
      from: { path: '^web/src/entities/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^web/src/(app|features)/' },
    },
    {
      name: 'components-ask-no-operation',
      comment: 'Components receive their data as props.',
      severity: 'error',
      from: { path: '^web/src/components/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '\\.generated\\.ts$' },
    },
    {
      name: 'lib-is-at-the-bottom',
      severity: 'error',
      from: { path: '^web/src/lib/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^web/src/(app|features|entities|components)/' },
    },
    {
      name: 'no-react-router-core',
      severity: 'error',
      from: { path: '^web/src' },
      to: { path: 'node_modules/react-router/', dependencyTypesNot: ['npm-no-pkg'] },
    },
    {
      name: 'only-declared-packages',
      severity: 'error',
      from: { path: '^(api|contract|studio|tools|web)/', pathNot: '\\.cjs$' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    // tools/bench has a manifest of its own beside the project's
    combinedDependencies: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
