/** The arrows of the house: what may import what. See docs/architecture.md. */
const concepts = [
  'audit',
  'accounts',
  'credits',
  'catalog',
  'orders',
  'payments',
  'designs',
  'tickets',
  'content',
  'settings',
  'messages',
  'files',
  'tokens',
  'profile',
  'personal-data',
];

/** What a concept may use besides itself, and the audit, which everybody writes. */
const downhill = {
  audit: [],
  accounts: [],
  settings: ['accounts'],
  files: ['accounts'],
  content: ['accounts', 'files'],
  tokens: ['accounts'],
  credits: ['accounts'],
  catalog: ['accounts', 'credits'],
  orders: ['accounts', 'credits', 'catalog', 'settings'],
  payments: ['accounts', 'credits', 'catalog', 'orders', 'settings'],
  designs: ['accounts', 'credits', 'settings', 'files'],
  tickets: ['accounts', 'orders', 'designs'],
  messages: ['accounts'],
  profile: ['accounts', 'catalog', 'files'],
  'personal-data': ['accounts', 'credits', 'orders', 'payments', 'designs', 'tickets', 'files', 'content', 'tokens'],
};

const conceptRules = concepts.map((concept) => ({
  name: `domain-${concept}-goes-downhill`,
  severity: 'error',
  from: { path: `^api/domain/${concept}/`, pathNot: '\\.test\\.ts$' },
  to: { path: '^api/domain/[^/]+/', pathNot: `^api/domain/(${[concept, 'audit', ...downhill[concept]].join('|')})/` },
}));

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'platform-knows-nothing-above',
      severity: 'error',
      from: { path: '^api/platform/', pathNot: '\\.test\\.ts$' },
      to: { path: '^api/', pathNot: '^api/platform/' },
    },
    {
      name: 'domain-knows-nothing-above',
      comment: 'Apart from the words of the contract and the request context.',
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
      name: 'edges-know-no-other-edge',
      severity: 'error',
      from: { path: '^api/(graphql|rest|pages|endpoints)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^api/', pathNot: '^api/(domain|platform)/|^api/(context|config)\\.ts$|^api/$1/' },
    },
    {
      name: 'nothing-uses-the-tools',
      comment: 'Apart from tests.',
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
      comment: 'It draws for server and browser alike: no Node, nothing of either side.',
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
      to: { path: '^web/src/(app|features)/' },
    },
    {
      name: 'lib-is-at-the-bottom',
      severity: 'error',
      from: { path: '^web/src/lib/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^web/src/(app|features|components)/' },
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
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
