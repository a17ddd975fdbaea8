// SPDX-License-Identifier: Apache-2.0
/** The verifier of the studio's games. */
export const studioVerify = {
  'studio.verify.title': 'Check a round',
  'studio.verify.lead':
    'Your browser recomputes the round here, from the revealed seeds and the rules of the game. You do not have to trust this page: any other tool computes the same figures.',
  'studio.verify.game': 'Game',
  'studio.verify.round': 'Round',
  'studio.verify.return': 'Return',
  'studio.verify.result': 'Result of the check',
  'studio.verify.right': 'Correct:',
  'studio.verify.wrong': 'Incorrect:',
  'studio.verify.shown': 'Computed:',
  'studio.verify.verdict.right': 'Everything matches. This round was decided as promised before the bet.',
  'studio.verify.verdict.wrong':
    'Something does not match. Look at the red step and ask customer service about it.',
  'studio.verify.verdict.shown': 'This is what the seeds give. Compare it with what the game showed you.',
  'studio.verify.computed': 'Computed here',
  'studio.verify.recorded': 'On record',
  'studio.verify.commitment.title': 'The server seed is the one promised before the bet',
  'studio.verify.commitment':
    'Its hash (SHA-256) was shown before you bet. Another seed would have another hash, so it cannot have been changed afterwards.',
  'studio.verify.computedHash': 'Hash computed here',
  'studio.verify.publishedHash': 'Hash shown before the bet',
  'studio.verify.stream.title': 'Server seed, client seed and bet number give the random numbers',
  'studio.verify.stream':
    'The server seed signs the text “client seed : number of the bet : block”. Every four bytes of the signature make one number from 0 to below 1.',
  'studio.verify.floats': '{floats, plural, one {The number used} other {The # numbers used}}',
  'studio.verify.outcome.title': 'What these numbers mean in the game',
  'studio.verify.outcome': 'Computed by the rules of the game from the numbers above.',
  'studio.verify.story.title': 'The numbers give the result that was shown',
  'studio.verify.story':
    'The round is played again from the numbers above and compared with the record, step by step.',
  'studio.verify.money.title': 'The return is correct',
  'studio.verify.money': 'Stake times multiplier, rounded down to the smallest coin.',
  'studio.verify.dice': 'Roll: number × {rolls}, cut to a whole number, divided by 100',
  'studio.verify.limbo': 'Point: 0.99 divided by the number, cut to two decimals',
  'studio.verify.sample.stops': 'Stops of the reels',
  'studio.verify.mines': 'Tiles with mines, counted by rows from 1 to 25',
  'studio.verify.plinko.path': 'Path of the ball: to the right from 0.5 upwards',
  'studio.verify.plinko.slot': 'Slot',
  'studio.verify.plinko.slotOf': '{slot} of {slots}, from the left',
  'studio.verify.chain.title': 'The link belongs to the published chain',
  'studio.verify.chain':
    'Hashing the revealed link {position, plural, one {once} other {# times}} leads to the end of the chain that was published before the first round.',
  'studio.verify.chain.link': 'Link {position}, revealed after the crash',
  'studio.verify.chain.outcome.title': 'Link and public salt give the outcome',
  'studio.verify.chain.outcome':
    'The link signs the salt, which was drawn after the chain had been published: nobody could choose a chain to fit.',
  'studio.verify.point.title': 'The outcome gives the crash point',
  'studio.verify.point':
    'The first 52 bits of the signature are a fraction X; the crash comes at 0.99 / (1 − X), cut to two decimals and at least 1.00×.',
  'studio.verify.tableBet':
    'A bet that was cashed out at or below the crash point is paid the stake times its multiplier, rounded down; any other is lost.',
  'studio.verify.left': 'The bet was cashed out at',
  'studio.verify.notLeft': 'It had not been cashed out at the crash',
  'studio.verify.position': 'Place in the chain',
  'studio.verify.positionOf': '{position} of {length}',
  'studio.verify.notPlayed':
    'This round was not played and the stake was refunded, so there is nothing to check.',
  'studio.verify.stillRuns':
    'This round is still running. Its link of the chain is revealed after the crash; open this page again then.',
  'studio.verify.hidden.title': 'The server seed of this round is still secret',
  'studio.verify.hidden':
    'It still decides new bets, so it cannot be shown yet. Open the game, go to “Fairness and history” and press “Reveal the server seed”. Then open this page again.',
  'studio.verify.manual.title': 'Check by hand',
  'studio.verify.manual':
    'Type or paste any values. Everything is computed in your browser; nothing is sent.',
  'studio.verify.compute': 'Compute',
  'studio.verify.nonce': 'Number of the bet (nonce)',
  'studio.verify.hash': 'Link of the chain (hash)',
  'studio.verify.hashOptional': 'Hash shown before the bet (optional)',
  'studio.verify.terminalOptional': 'Published end of the chain (optional)',
  'studio.verify.badServerSeed': '64 characters from 0 to 9 and a to f',
  'studio.verify.badSalt': 'The salt is missing',
  'studio.verify.badNonce': 'A whole number from 0',
  'studio.verify.badSettings':
    'The game does not offer these settings. Please check target, mines, rows or risk.',
} as const
