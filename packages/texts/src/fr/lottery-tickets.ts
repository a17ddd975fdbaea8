// SPDX-License-Identifier: Apache-2.0
import type { lotteryTickets as source } from '../en/lottery-tickets.ts'
import type { Translated } from '../translated.ts'

/** Tickets of the lotteries: what players do with them, and the page to check one. */
export const lotteryTickets: Translated<typeof source> = {
  'fault.lottery.tooManyDraws': 'Vous pouvez acheter au plus {max} tirages à la fois',
  'fault.lottery.unknownTicket': 'Ce ticket est introuvable',
  'fault.lottery.cannotCancel': 'Ce ticket ne peut plus être annulé',
  'fault.lottery.tooManySaved': 'Vous pouvez enregistrer au plus {max} entrées. Supprimez-en d’abord une',
  'page.ticket.description': 'Vérifiez un ticket de loterie par son code : tirage, numéros et gain rendu.',
  'lottery.ticket': 'Ticket de loterie',
  'lottery.ticket.code': 'Code du ticket',
  'lottery.ticket.codeHint': 'Qui possède ce code peut voir le ticket, mais pas à qui il appartient.',
  'lottery.ticket.check': 'Vérifier le ticket',
  'lottery.ticket.mistyped':
    'Ce n’est pas un code de ticket. Comparez-le au ticket, caractère par caractère.',
  'lottery.ticket.print': 'Imprimer',
  'lottery.ticket.share': 'Partager',
  'lottery.ticket.shareText': 'Un ticket de loterie de {site}',
  'lottery.ticket.again': 'Rejouer',
  'lottery.ticket.againDone': 'Ces lignes sont sur votre bulletin, aux cotes du jour',
  'lottery.ticket.cancel': 'Annuler le ticket',
  'lottery.ticket.cancelAsk': 'Vous récupérez {amount} et le ticket ne participe plus au tirage {number}.',
  'lottery.ticket.keep': 'Garder le ticket',
  'lottery.ticket.cancelled': 'Annulé',
  'lottery.ticket.cancelledNow': 'Ticket annulé. {amount} vous ont été rendus',
  'lottery.ticket.bought': 'Acheté le',
  'lottery.slip.most': 'Peut rendre jusqu’à',
  'lottery.slip.eachDraw': 'Par tirage',
  'lottery.slip.draws': 'Nombre de tirages',
  'lottery.slip.until': 'Dernier tirage : {time}',
  'lottery.placedMany': 'Vos mises sont placées. Tirages : {count}',
  'lottery.entry': 'Mode de saisie des numéros',
  'lottery.entry.pad': 'Choisir',
  'lottery.entry.list': 'Coller une liste',
  'lottery.list.hint':
    'Espaces, virgules ou nouvelles lignes entre les numéros. Chiffres de chacun : {count}',
  'lottery.list.hintLines': 'Une combinaison de {count} numéros par ligne',
  'lottery.list.understood': 'Mises reconnues : {count}',
  'lottery.list.refused': 'Non reconnu : {list}',
  'lottery.list.twice': 'Compté une seule fois : {list}',
  'lottery.list.left': 'Laissés de côté, le ticket est plein : {count}',
  'lottery.quick': 'Choix rapide',
  'lottery.saved': 'Numéros enregistrés',
  'lottery.saved.save': 'Enregistrer ces numéros',
  'lottery.saved.name': 'Nom pour ces numéros',
}
