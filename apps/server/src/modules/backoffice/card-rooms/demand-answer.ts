// SPDX-License-Identifier: Apache-2.0
import { fault, type FaultName } from '@tessera/contract'
import type { CardRefused } from '../../play/index.ts'

const faults: Record<Exclude<CardRefused['refused'], 'unknown'>, FaultName> = {
  nothingWon: 'backoffice.nothingWon',
  alreadyPaid: 'backoffice.cardWinPaid',
  samePerson: 'backoffice.sameOperator',
  decided: 'backoffice.freezeDecided',
  notPaused: 'backoffice.tableNotPaused',
  handOn: 'backoffice.handOn',
}

/** The studio's answer; throws the fault of a refusal, and `backoffice.studioAway` without an answer. */
export function demandAnswer<Answer extends object>(
  answer: Answer | CardRefused | 'away',
  unknown: FaultName = 'backoffice.noCardHand',
): Exclude<Answer, CardRefused> {
  if (answer === 'away') throw fault('backoffice.studioAway')
  if ('refused' in answer) {
    const { refused } = answer as CardRefused
    throw fault(refused === 'unknown' ? unknown : faults[refused])
  }
  return answer as Exclude<Answer, CardRefused>
}
