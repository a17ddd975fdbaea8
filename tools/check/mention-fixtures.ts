// SPDX-License-Identifier: Apache-2.0
/** For every kind of thing that a document names one that does not exist, and part of the expected message. */
export const mentionFixtures: readonly { text: string; refused: string }[] = [
  { text: 'Set `SITE_COLOUR_MODE` for the server.', refused: 'no variable SITE_COLOUR_MODE' },
  { text: '```sh\nexport NO_SUCH_URL=1\nnpm start\n```', refused: 'no variable NO_SUCH_URL' },
  { text: 'The setting `site.noSuchZone` names it.', refused: 'site.noSuchZone' },
  { text: 'The settings `site.noSuch.*` and others.', refused: 'site.noSuch.*' },
  { text: 'An alert `wallet.noSuchAlert` is raised.', refused: 'wallet.noSuchAlert' },
  { text: 'The call `wallet.depositTwice` does it.', refused: 'wallet.depositTwice' },
  { text: '`tessera_no_such_total` counts them.', refused: 'tessera_no_such_total' },
  { text: '`tessera_nosuch_*` counts them.', refused: 'tessera_nosuch_' },
  { text: 'TesseraNoSuchRule rings then.', refused: 'TesseraNoSuchRule' },
  { text: 'The table `no_such_table` holds them.', refused: 'no_such_table' },
  { text: '`computeNoSuchThing` does it.', refused: 'computeNoSuchThing' },
  { text: 'Paying in parts: `POST /ops/no-such/:id/pay`.', refused: '/ops/no-such/:id/pay' },
  { text: 'Run `npm run no-such -- now`.', refused: 'npm run no-such' },
  { text: '```sh\nnpm run setup -- no-such-step\n```', refused: 'npm run setup knows no no-such-step' },
  { text: '```sh\n$run vendor add --id a --no-such\n```', refused: 'no option --no-such' },
  { text: 'npm: `npm run setup -- games --host a`.', refused: 'no option --host' },
  { text: '`npm run backup -- --to a --everything`', refused: 'no option --everything' },
  { text: '`npm run bench -- no-such-bench`', refused: 'npm run bench knows no no-such-bench' },
  { text: 'See `deploy/no-such/file.yaml`.', refused: 'deploy/no-such/file.yaml' },
  { text: 'The code is in `compliance/no-such-folder`.', refused: 'compliance/no-such-folder' },
]
