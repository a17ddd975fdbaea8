// SPDX-License-Identifier: Apache-2.0
/** For every kind of citation one that names nothing, and part of the expected message. */
export interface CitationFixture {
  file: string
  text: string
  refused: string
}

export const citationFixtures: CitationFixture[] = [
  { file: 'apps/a.ts', text: '/** Ends all sessions (D-999). */', refused: 'no product decision D-999' },
  { file: 'apps/a.ts', text: '// One connection at a time: ADR 0999.', refused: 'no record ADR 0999' },
  { file: 'apps/a.ts', text: '// One connection at a time: ADR 17.', refused: 'no record ADR 17' },
  { file: 'docs/a.md', text: 'It leaves the database as in decision 22.', refused: '"decision 22"' },
  { file: 'apps/a.test.ts', text: `it('pays once [WALLET-999]')`, refused: 'no row WALLET-999' },
  { file: 'apps/a.test.ts', text: `it('pays once [WALET-006]')`, refused: 'no row WALET-006' },
  { file: 'apps/a.ts', text: '/** Odds of game-rules.md section 6.9. */', refused: 'no section 6.9' },
  { file: 'apps/a.ts', text: ' * Odds of game-rules.md\n * sections 6.3 and 66.', refused: 'no section 66' },
  { file: 'apps/a.ts', text: '/** Odds of game-rules 6.3. */', refused: 'write game-rules.md section' },
  { file: 'apps/a.ts', text: '// wallet-protocols.md section 3.9', refused: 'no section 3.9' },
  { file: 'apps/a.ts', text: '// specification.md section 99', refused: 'no section 99' },
  {
    file: 'apps/a.ts',
    text: '// See docs/runbook/no-such-page.md.',
    refused: 'docs/runbook/no-such-page.md',
  },
  { file: 'apps/a.ts', text: '// docs/runbook/keys.md#no-such-heading', refused: 'no heading #no-such' },
  { file: 'docs/a.md', text: 'See [the keys](runbook/no-such-page.md).', refused: 'no-such-page.md' },
  { file: 'docs/a.md', text: 'See [the keys](runbook/keys.md#no-such).', refused: 'no heading #no-such' },
  {
    file: 'docs/a.md',
    text: 'The rules are in `rules/wallet/no-such.ts`.',
    refused: 'no source file rules/wallet/no-such.ts',
  },
  { file: 'docs/a.md', text: 'Tokens are in `src/tokens.css`.', refused: 'no source file src/tokens.css' },
]
