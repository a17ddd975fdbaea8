// SPDX-License-Identifier: Apache-2.0
import { declareFaults } from '../kit/index.ts'

export const complianceFaults = declareFaults('compliance', {
  /** The member takes a break or is excluded. The value says which and until when. */
  excluded: { code: 'EXCLUDED', status: 403, text: 'fault.compliance.excluded' },
  /** A limit of the member does not allow this. The value names it, what is left, and until when. */
  limitReached: { code: 'LIMIT_REACHED', status: 200, text: 'fault.compliance.limitReached' },
  /** The member has to look at time and result first (compliance.playOn). */
  realityCheck: { code: 'REALITY_CHECK', status: 200, text: 'fault.compliance.realityCheck' },
  /** Nothing waits for a second yes, it is too early, or too late. */
  notReady: { code: 'NOT_READY', status: 200, text: 'fault.compliance.notReady' },
  /** Too few or too many pictures for this kind of document; the value says how many are needed. */
  documentPictures: { code: 'DOCUMENT_PICTURES', status: 200, text: 'fault.compliance.documentPictures' },
  /** A document for the same proof waits for its decision. It can be taken back. */
  documentWaiting: { code: 'DOCUMENT_WAITING', status: 200, text: 'fault.compliance.documentWaiting' },
  documentsToday: { code: 'DOCUMENTS_TODAY', status: 200, text: 'fault.compliance.documentsToday' },
  /** It was decided about, or taken back. */
  documentDecided: { code: 'DOCUMENT_DECIDED', status: 409, text: 'fault.compliance.documentDecided' },
  /** Above the amount of the brand, withdrawals need an accepted document. */
  needDocument: { code: 'NEED_DOCUMENT', status: 200, text: 'fault.compliance.needDocument' },
  /** An operator has closed it. */
  flagClosed: { code: 'FLAG_CLOSED', status: 409, text: 'fault.compliance.flagClosed' },
  badMinutes: { code: 'BAD_MINUTES', status: 200, text: 'fault.compliance.badMinutes' },
})
