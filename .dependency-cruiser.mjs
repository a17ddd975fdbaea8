/**
 * The borders of the platform (ARCHITECTURE.md). Paths may stand below a folder, so that the fixtures of
 * tools/check/border-fixtures, which must fail, are judged by the very same rules.
 */
const order = [
  'site',
  'compliance',
  'ledger',
  'bets',
  'members',
  'liabilities',
  'agents',
  'outbox',
  'human-checks',
  'identity',
  'wallet',
  'messages',
  'contracts',
  'catalogue',
  'bonuses',
  'play',
  'lottery',
  'sportsbook',
  'reward-centre',
  'promotions',
  'missions',
  'referrals',
  'rewards',
  'timeline',
  'backoffice',
]
const inside = (path) => `(?:^|/)${path}/`
const ours = '(?:^|/)(apps|packages|demo|tools|bench|e2e|examples|deploy)/'
const notTests = '\\.(test|spec)\\.tsx?$|/testing/|-for-tests\\.ts$|/test-helpers/'

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const moduleOrder = order.flatMap((name, index) => {
  const rightOfIt = order.slice(index + 1)
  return rightOfIt.length === 0
    ? []
    : [
        forbid(
          `modules-left-never-knows-right-${name}`,
          `${name} may use modules to its left only; right hears of left by events`,
          { path: inside(`apps/server/src/modules/${name}`), pathNot: notTests },
          { path: inside(`apps/server/src/modules/(${rightOfIt.join('|')})`) },
        ),
      ]
})

export default {
  forbidden: [
    forbid(
      'no-circles',
      'two files that need each other are one thing or three',
      { pathNot: notTests },
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    forbid(
      'rules-import-nothing',
      'rules are pure: nothing of ours, no library, not even Node',
      {
        path: inside('packages/rules/src'),
        pathNot: [notTests, inside('packages/rules/src/lottery/fair')].flat(),
      },
      { pathNot: [inside('packages/rules/src')] },
    ),
    forbid(
      'checks-of-draws-import-only-mathematics',
      'hashes and signatures are pure functions of a library; browsers and server check draws with the same ones',
      { path: inside('packages/rules/src/lottery/fair'), pathNot: notTests },
      { pathNot: [inside('packages/rules/src'), '^node_modules/@noble/(hashes|curves)/'] },
    ),
    forbid(
      'texts-import-nothing-of-ours',
      'texts know no business',
      { path: inside('packages/texts/src'), pathNot: notTests },
      { path: ours, pathNot: inside('packages/texts') },
    ),
    forbid(
      'ui-imports-nothing-of-ours',
      'the design system knows no business',
      { path: inside('packages/ui/src'), pathNot: notTests },
      { path: ours, pathNot: inside('packages/ui') },
    ),
    forbid(
      'limits-imports-nothing-of-ours',
      'counting knows no business',
      { path: inside('packages/limits/src'), pathNot: notTests },
      { path: ours, pathNot: inside('packages/limits') },
    ),
    forbid(
      'telemetry-imports-nothing-of-ours',
      'figures, request ids and traces know no business',
      { path: inside('packages/telemetry/src'), pathNot: notTests },
      { path: ours, pathNot: inside('packages/telemetry') },
    ),
    forbid(
      'server-kit-knows-no-server',
      'both servers are built with it; it knows neither, and no business beyond pure rules',
      { path: inside('packages/server-kit/src'), pathNot: notTests },
      { path: ours, pathNot: inside('packages/(server-kit|limits|rules|telemetry)') },
    ),
    forbid(
      'contract-imports-rules-and-texts',
      'the contract needs rules, the keys of texts, and zod',
      { path: inside('packages/contract/src'), pathNot: notTests },
      { path: ours, pathNot: [inside('packages/(contract|rules|texts)')] },
    ),
    forbid(
      'contract-needs-zod-only',
      'both sides load the contract',
      { path: inside('packages/contract/src'), pathNot: notTests },
      { path: '(?:^|/)node_modules/', pathNot: '(?:^|/)node_modules/(zod|@tessera)/' },
    ),
    forbid(
      'browsers-import-packages-only',
      'a browser app uses packages, never a server or another app',
      { path: inside('apps/(web|backoffice)/src'), pathNot: notTests },
      { path: [inside('apps/(server|studio)'), inside('tools')] },
    ),
    forbid(
      'browsers-parse-no-messages',
      'browsers get compiled sentences; the parser of ICU messages stays on the server',
      {
        path: inside('(apps/(web|backoffice)/src|apps/studio/src/(client|runtime|games)|packages/ui/src)'),
        pathNot: notTests,
      },
      { path: '(?:^|/)packages/texts/src/(compile|judge)-message\\.ts$' },
    ),
    forbid(
      'web-is-not-backoffice',
      'the site and the console are apart',
      { path: inside('apps/web/src') },
      { path: inside('apps/backoffice') },
    ),
    forbid(
      'backoffice-is-not-web',
      'the site and the console are apart',
      { path: inside('apps/backoffice/src') },
      { path: inside('apps/web') },
    ),
    forbid(
      'features-never-import-each-other',
      'app composes features; what two need belongs in shared',
      { path: '(?:^|/)apps/(web|backoffice)/src/features/([^/]+)/', pathNot: notTests },
      { path: '(?:^|/)apps/$1/src/features/[^/]+/', pathNot: '(?:^|/)apps/$1/src/features/$2/' },
    ),
    forbid(
      'features-never-import-app',
      'app -> features -> shared',
      { path: '(?:^|/)apps/(web|backoffice)/src/features/' },
      { path: '(?:^|/)apps/$1/src/app/' },
    ),
    forbid(
      'shared-imports-neither',
      'app -> features -> shared',
      { path: '(?:^|/)apps/(web|backoffice)/src/shared/' },
      { path: '(?:^|/)apps/$1/src/(app|features)/' },
    ),
    forbid(
      'studio-is-a-vendor',
      'the studio has nothing private: no code of the platform',
      { path: inside('apps/studio/src'), pathNot: notTests },
      { path: inside('apps/(server|web|backoffice)') },
    ),
    forbid(
      'examples-stand-alone',
      'another studio copies the folder and has nothing of ours, and no library',
      { path: inside('examples') },
      { path: [ours, '(?:^|/)node_modules/'], pathNot: inside('examples') },
    ),
    forbid(
      'conform-knows-only-the-wire',
      'it proves what others see, so it uses nothing of the platform',
      { path: inside('tools/conform'), pathNot: notTests },
      { path: [ours, '(?:^|/)node_modules/'], pathNot: inside('tools/conform') },
    ),
    forbid(
      'only-the-starter-knows-the-demonstration',
      'an installation in production has none of it; npm start loads its seed.ts by name',
      { path: inside('(apps|packages|tools|examples|deploy)'), pathNot: notTests },
      { path: inside('demo'), pathNot: inside('(apps|packages|tools|examples|deploy)') },
    ),
    forbid(
      'games-never-import-each-other',
      'a game is one folder',
      { path: '(?:^|/)apps/studio/src/games/([^/]+)/' },
      { path: '(?:^|/)apps/studio/src/games/[^/]+/', pathNot: '(?:^|/)apps/studio/src/games/$1/' },
    ),
    forbid(
      'runtime-knows-no-game',
      'server and games -> runtime',
      { path: inside('apps/studio/src/runtime'), pathNot: notTests },
      { path: inside('apps/studio/src/(games|server)') },
    ),
    forbid(
      'games-never-import-the-studio-server',
      'a game is pure maths, story and scene',
      { path: inside('apps/studio/src/games'), pathNot: notTests },
      { path: inside('apps/studio/src/server') },
    ),
    forbid(
      'platform-knows-no-module',
      'technique without business',
      { path: inside('apps/server/src/platform'), pathNot: notTests },
      { path: inside('apps/server/src/(modules|adapters|main)') },
    ),
    forbid(
      'modules-know-no-adapter-or-main',
      'a module asks its ports',
      { path: inside('apps/server/src/modules'), pathNot: notTests },
      { path: inside('apps/server/src/(adapters|main)') },
    ),
    forbid(
      'modules-enter-by-the-face',
      'another module is reached through its index.ts',
      { path: '(?:^|/)apps/server/src/modules/([^/]+)/', pathNot: notTests },
      {
        path: '(?:^|/)apps/server/src/modules/[^/]+/',
        pathNot: ['(?:^|/)apps/server/src/modules/$1/', '(?:^|/)apps/server/src/modules/[^/]+/index\\.ts$'],
      },
    ),
    forbid(
      'adapters-see-ports-only',
      'an adapter knows platform and the ports of the module that it serves',
      { path: inside('apps/server/src/adapters'), pathNot: notTests },
      { path: inside('apps/server/src/(modules|main)'), pathNot: '/ports\\.ts$' },
    ),
    forbid(
      'book-knows-no-bets',
      'sportsbook: what can be bet on stands without bets (events and the like -> bets -> dealing)',
      { path: inside('apps/server/src/modules/sportsbook/book'), pathNot: notTests },
      { path: inside('apps/server/src/modules/sportsbook/(bets|dealing)') },
    ),
    forbid(
      'bets-know-no-dealing',
      'sportsbook: what a bet is stands without those who place, cash out, trade and review it',
      { path: inside('apps/server/src/modules/sportsbook/bets'), pathNot: notTests },
      { path: inside('apps/server/src/modules/sportsbook/dealing') },
    ),
    ...moduleOrder,
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/(dist|generated)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}
