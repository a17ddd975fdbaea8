// SPDX-License-Identifier: Apache-2.0
import { firstBrandCode } from '@tessera/rules/site/brand'
import { dayOfPlay, playedBefore, playersBetween } from '../../modules/bets/index.ts'
import { beginPlay, requireDocument, type ComplianceDeps } from '../../modules/compliance/index.ts'
import { currencyOfMember, memberById, samePersonAs } from '../../modules/members/index.ts'
import { drawPrivatePictures, type Messages } from '../../modules/messages/index.ts'
import { endPlaySessions, moveChecks, setPlayerCareful, type PlayDeps } from '../../modules/play/index.ts'
import {
  depositedSince,
  depositorsBetween,
  netDepositsOf,
  withdrawnInAll,
  type WalletDeps,
} from '../../modules/wallet/index.ts'
import type { Vault } from '../../platform/keys/index.ts'
import type { Platform } from '../../platform/platform.ts'

/** Connects protection with what it counts, and with the games that it stops. */
export function wireCompliance(
  platform: Platform,
  { messages, vault }: { messages: Messages; vault: Vault },
): ComplianceDeps {
  return {
    ...platform,
    vault,
    documentFiles: {
      draw: async (sent) => (await drawPrivatePictures(messages, sent)).map(({ content }) => content),
      keep: (name, bytes) => messages.files.keep('private', name, bytes),
      read: (name) => messages.files.read('private', name),
      remove: (name) => messages.files.remove('private', name),
    },
    currencyOf: currencyOfMember,
    playedSince: playedBefore,
    depositedSince,
    checkEachBet: async (tx, memberId) =>
      setPlayerCareful(tx, { memberId, currency: await currencyOfMember(tx, memberId) }),
    endPlay: (tx, memberId, nowMs) => endPlaySessions(tx, { sessionKeys: [], everyOneOf: memberId }, nowMs),
    moveChecks,
    samePersonAs,
    activeBetween: async (db, fromMs, untilMs) => [
      ...new Set([
        ...(await depositorsBetween(db, fromMs, untilMs)),
        ...(await playersBetween(db, fromMs, untilMs)),
      ]),
    ],
    netDepositsOf,
    dayOfPlay,
  }
}

/** What the wallet asks before it holds a withdrawal. */
export const documentsInWallet =
  ({ settings }: Platform): WalletDeps['requireDocument'] =>
  async (tx, asked) => {
    const brandCode = (await memberById(tx, asked.memberId))?.brandCode ?? firstBrandCode
    const currency = await currencyOfMember(tx, asked.memberId)
    await requireDocument(tx, { settings, withdrawnInAll }, { ...asked, brandCode, currency })
  }

/** What play asks when a game is opened, and whom it tells about refused bets. */
export const protectionInPlay = ({
  settings,
  live,
}: Platform): Pick<PlayDeps, 'beginPlay' | 'onPlayRefused'> => ({
  async beginPlay(tx, play) {
    const brandCode = (await memberById(tx, play.memberId))?.brandCode ?? firstBrandCode
    return beginPlay(tx, settings.of(brandCode), play)
  },
  onPlayRefused: ({ memberId, refusal }) => live.publish('compliance.refused', refusal, memberId),
})
