// SPDX-License-Identifier: Apache-2.0
/**
 * For every border rule a small tree that breaks it, to detect a rule that no longer works. A fixture is
 * `from` importing `to`; the file `to` may contain anything.
 */
export interface BorderFixture {
  rule: string
  from: string
  to: string
}

const modules = [
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

const outOfOrder: BorderFixture[] = modules.slice(0, -1).map((name, index) => ({
  rule: `modules-left-never-knows-right-${name}`,
  from: `apps/server/src/modules/${name}/operation.ts`,
  to: `apps/server/src/modules/${modules[index + 1]}/index.ts`,
}))

export const borderFixtures: BorderFixture[] = [
  ...outOfOrder,
  {
    rule: 'book-knows-no-bets',
    from: 'apps/server/src/modules/sportsbook/book/events/event.ts',
    to: 'apps/server/src/modules/sportsbook/bets/stored-bet.ts',
  },
  {
    rule: 'bets-know-no-dealing',
    from: 'apps/server/src/modules/sportsbook/bets/stored-bet.ts',
    to: 'apps/server/src/modules/sportsbook/dealing/placing/place-bets.ts',
  },
  { rule: 'rules-import-nothing', from: 'packages/rules/src/pay.ts', to: 'packages/texts/src/index.ts' },
  {
    rule: 'checks-of-draws-import-only-mathematics',
    from: 'packages/rules/src/lottery/fair/own-beacon.ts',
    to: 'packages/texts/src/index.ts',
  },
  {
    rule: 'texts-import-nothing-of-ours',
    from: 'packages/texts/src/index.ts',
    to: 'packages/rules/src/money.ts',
  },
  {
    rule: 'ui-imports-nothing-of-ours',
    from: 'packages/ui/src/forms/button.tsx',
    to: 'packages/rules/src/money.ts',
  },
  {
    rule: 'limits-imports-nothing-of-ours',
    from: 'packages/limits/src/shared-counts.ts',
    to: 'packages/rules/src/money.ts',
  },
  {
    rule: 'telemetry-imports-nothing-of-ours',
    from: 'packages/telemetry/src/metrics.ts',
    to: 'packages/rules/src/money.ts',
  },
  {
    rule: 'server-kit-knows-no-server',
    from: 'packages/server-kit/src/live/watch-sessions.ts',
    to: 'packages/contract/src/index.ts',
  },
  {
    rule: 'contract-imports-rules-and-texts',
    from: 'packages/contract/src/calls.ts',
    to: 'packages/ui/src/forms/button.tsx',
  },
  {
    rule: 'contract-needs-zod-only',
    from: 'packages/contract/src/calls.ts',
    to: 'node_modules/fastify/index.js',
  },
  {
    rule: 'browsers-import-packages-only',
    from: 'apps/web/src/shared/api.ts',
    to: 'apps/server/src/platform/db/sql.ts',
  },
  {
    rule: 'browsers-parse-no-messages',
    from: 'apps/web/src/shared/texts.ts',
    to: 'packages/texts/src/compile-message.ts',
  },
  {
    rule: 'web-is-not-backoffice',
    from: 'apps/web/src/app/shell.tsx',
    to: 'apps/backoffice/src/app/shell.tsx',
  },
  {
    rule: 'backoffice-is-not-web',
    from: 'apps/backoffice/src/app/shell.tsx',
    to: 'apps/web/src/app/shell.tsx',
  },
  {
    rule: 'features-never-import-each-other',
    from: 'apps/web/src/features/wallet/page.tsx',
    to: 'apps/web/src/features/play/page.tsx',
  },
  {
    rule: 'features-never-import-app',
    from: 'apps/web/src/features/wallet/page.tsx',
    to: 'apps/web/src/app/router.tsx',
  },
  {
    rule: 'shared-imports-neither',
    from: 'apps/web/src/shared/session.ts',
    to: 'apps/web/src/features/wallet/page.tsx',
  },
  {
    rule: 'studio-is-a-vendor',
    from: 'apps/studio/src/server/wallet.ts',
    to: 'apps/server/src/modules/ledger/index.ts',
  },
  {
    rule: 'examples-stand-alone',
    from: 'examples/studio-game/server/wallet.ts',
    to: 'packages/rules/src/money.ts',
  },
  {
    rule: 'conform-knows-only-the-wire',
    from: 'tools/conform/wallet/player.ts',
    to: 'apps/server/src/adapters/vendors/hub88/signature.ts',
  },
  {
    rule: 'only-the-starter-knows-the-demonstration',
    from: 'apps/server/src/modules/messages/site-contents.ts',
    to: 'demo/contents/banners.ts',
  },
  {
    rule: 'only-the-starter-knows-the-demonstration',
    from: 'packages/rules/src/missions/missions.ts',
    to: 'demo/missions/demo-missions.ts',
  },
  {
    rule: 'games-never-import-each-other',
    from: 'apps/studio/src/games/dice/maths.ts',
    to: 'apps/studio/src/games/limbo/maths.ts',
  },
  {
    rule: 'runtime-knows-no-game',
    from: 'apps/studio/src/runtime/player.ts',
    to: 'apps/studio/src/games/dice/scene.ts',
  },
  {
    rule: 'games-never-import-the-studio-server',
    from: 'apps/studio/src/games/dice/maths.ts',
    to: 'apps/studio/src/server/rounds.ts',
  },
  {
    rule: 'platform-knows-no-module',
    from: 'apps/server/src/platform/http/bind.ts',
    to: 'apps/server/src/modules/site/index.ts',
  },
  {
    rule: 'modules-know-no-adapter-or-main',
    from: 'apps/server/src/modules/wallet/deposit.ts',
    to: 'apps/server/src/adapters/payments/bank.ts',
  },
  {
    rule: 'modules-enter-by-the-face',
    from: 'apps/server/src/modules/wallet/deposit.ts',
    to: 'apps/server/src/modules/ledger/post.ts',
  },
  {
    rule: 'adapters-see-ports-only',
    from: 'apps/server/src/adapters/payments/bank.ts',
    to: 'apps/server/src/modules/wallet/index.ts',
  },
]

/** Two files that import each other: the one rule that a single import cannot break. */
export const circleFixture = {
  rule: 'no-circles',
  first: 'packages/rules/src/left.ts',
  second: 'packages/rules/src/right.ts',
}
