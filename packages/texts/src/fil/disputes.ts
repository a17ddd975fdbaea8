// SPDX-License-Identifier: Apache-2.0
import type { disputes as source } from '../en/disputes.ts'
import type { Translated } from '../translated.ts'

/** A withdrawal that has not arrived, for its owner. */
export const disputes: Translated<typeof source> = {
  'dispute.notReceived': 'Hindi natanggap',
  'dispute.proof': 'Patunay na hindi pa dumating',
  'dispute.hint': '1 hanggang {count} larawan, PNG o JPG, tig-{size} MB, tulad ng iyong bank statement.',
  'dispute.send': 'Ipadala ang patunay',
  'dispute.sent': 'Salamat. Hinahanap namin ang bayad at susulat kami sa iyo.',
  'dispute.open': 'Sinabi mong hindi pa ito dumating. Hinahanap namin ang bayad at susulat kami sa iyo.',
  'dispute.picture': 'Iyong patunay, larawan {number}',
  'dispute.arrived': 'Dumating na rin sa wakas',
  'dispute.forced':
    'Itinuturing itong natanggap dahil hindi ka sumagot. Kung hindi pa ito dumating, makipag-ugnayan sa customer service hanggang {time}.',
  'fault.wallet.proofNeeded': 'Magdagdag ng 1 hanggang 3 larawan bilang patunay',
  'mail.withdrawal.title': 'Ang iyong withdrawal na {amount}',
  'mail.withdrawal.reopened':
    'Hinahanap namin ang bayad na ito na hindi pa nakarating sa iyo. Susulat kami kapag nahanap na namin ito.',
  'mail.withdrawal.arrived': 'Nahanap namin ang bayad na ito: dumating na ito sa iyong bangko.',
  'mail.withdrawal.returned': 'Bumalik sa amin ang bayad na ito. Babayaran ka naming muli.',
}
