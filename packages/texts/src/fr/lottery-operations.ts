// SPDX-License-Identifier: Apache-2.0
import type { lotteryOperations as source } from '../en/lottery-operations.ts'
import type { Translated } from '../translated.ts'

/** What members read when operators delay, cancel or correct a draw, and what refuses operators. */
export const lotteryOperations: Translated<typeof source> = {
  'fault.lottery.drawState': 'L’état de ce tirage ne le permet pas',
  'fault.lottery.wrongTime':
    'Les nouvelles heures doivent être postérieures aux anciennes, dans l’ordre et avant le tirage suivant',
  'fault.lottery.wrongResult': 'Ces numéros ne sont pas un résultat possible de cette loterie',
  'fault.lottery.sameResult': 'Ces numéros comptent déjà',
  'fault.lottery.notFed':
    'Les numéros de ce tirage découlent de sa graine ; personne ne peut les saisir ni les corriger',
  'fault.lottery.resultTooEarly': 'Un résultat peut être saisi une fois l’heure du tirage passée',
  'fault.lottery.correctionOpen': 'Une correction de ce tirage est déjà ouverte',
  'fault.lottery.correctionState': 'Cette correction a été décidée ou n’est pas encore prête',
  'fault.lottery.tooManyTickets': 'Il y a trop de tickets à additionner d’un coup. Choisissez-en moins',
  'mail.lottery.delayed': '{lottery} : le tirage {draw} est retardé',
  'mail.lottery.delayed.text': 'Le tirage a maintenant lieu à {time}. Vos tickets restent valables.',
  'mail.lottery.cancelled': '{lottery} : le tirage {draw} est annulé',
  'mail.lottery.cancelled.text': 'Le tirage n’a pas lieu. Vos mises sont remboursées sur votre solde.',
  'mail.lottery.corrected': '{lottery} : le résultat du tirage {draw} est corrigé',
  'mail.lottery.corrected.text':
    'Les numéros de ce tirage étaient faux. Vos tickets comptent maintenant selon les numéros corrigés.',
  'mail.lottery.corrected.paid': '{amount} ont été versés sur votre solde.',
  'mail.lottery.corrected.taken': '{amount} ont été repris.',
  'mail.lottery.corrected.owed': 'Votre solde ne couvrait pas {amount}. Vos prochains gains les régleront.',
  'lottery.fromFeed':
    'Ces numéros viennent d’un résultat officiel saisi par deux personnes, pas d’une graine.',
  'lottery.resultCorrected': 'Le résultat a été corrigé. Tous les tickets comptent selon ces numéros.',
}
