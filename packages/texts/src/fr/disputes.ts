// SPDX-License-Identifier: Apache-2.0
import type { disputes as source } from '../en/disputes.ts'
import type { Translated } from '../translated.ts'

/** A withdrawal that has not arrived, for its owner. */
export const disputes: Translated<typeof source> = {
  'dispute.notReceived': 'Non reçu',
  'dispute.proof': 'Preuve que l’argent n’est pas arrivé',
  'dispute.hint': 'De 1 à {count} images, PNG ou JPG, {size} Mo chacune, par exemple votre relevé bancaire.',
  'dispute.send': 'Envoyer la preuve',
  'dispute.sent': 'Merci. Nous recherchons le paiement et vous écrirons.',
  'dispute.open': 'Vous nous avez dit qu’il n’est pas arrivé. Nous recherchons le paiement et vous écrirons.',
  'dispute.picture': 'Votre preuve, image {number}',
  'dispute.arrived': 'Il est finalement arrivé',
  'dispute.forced':
    'Il compte comme reçu, car vous n’avez pas répondu. S’il n’est pas arrivé, contactez le service client avant le {time}.',
  'fault.wallet.proofNeeded': 'Ajoutez de 1 à 3 images comme preuve',
  'mail.withdrawal.title': 'Votre retrait de {amount}',
  'mail.withdrawal.reopened':
    'Nous recherchons ce paiement, qui ne vous est pas parvenu. Nous vous écrirons dès que nous l’aurons retrouvé.',
  'mail.withdrawal.arrived': 'Nous avons retrouvé ce paiement : il est arrivé à votre banque.',
  'mail.withdrawal.returned': 'Ce paiement nous est revenu. Nous vous le verserons à nouveau.',
}
