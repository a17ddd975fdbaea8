// SPDX-License-Identifier: Apache-2.0
import type { lotteryTickets as source } from '../en/lottery-tickets.ts'
import type { Translated } from '../translated.ts'

/** Tickets of the lotteries: what players do with them, and the page to check one. */
export const lotteryTickets: Translated<typeof source> = {
  'fault.lottery.tooManyDraws': 'Você pode comprar no máximo {max} sorteios de uma vez',
  'fault.lottery.unknownTicket': 'Este bilhete não foi encontrado',
  'fault.lottery.cannotCancel': 'Este bilhete não pode mais ser cancelado',
  'fault.lottery.tooManySaved': 'Você pode salvar no máximo {max} entradas. Remova uma primeiro',
  'page.ticket.description': 'Confira um bilhete de loteria pelo código: sorteio, números e o que retornou.',
  'lottery.ticket': 'Bilhete de loteria',
  'lottery.ticket.code': 'Código do bilhete',
  'lottery.ticket.codeHint': 'Quem tiver este código pode ver o bilhete, mas não de quem é.',
  'lottery.ticket.check': 'Conferir o bilhete',
  'lottery.ticket.mistyped':
    'Isto não é um código de bilhete. Compare com o bilhete, caractere por caractere.',
  'lottery.ticket.print': 'Imprimir',
  'lottery.ticket.share': 'Compartilhar',
  'lottery.ticket.shareText': 'Um bilhete de loteria de {site}',
  'lottery.ticket.again': 'Jogar de novo',
  'lottery.ticket.againDone': 'Estas linhas estão no seu boletim, com as odds de hoje',
  'lottery.ticket.cancel': 'Cancelar o bilhete',
  'lottery.ticket.cancelAsk':
    'Você recebe {amount} de volta e o bilhete não participa mais do sorteio {number}.',
  'lottery.ticket.keep': 'Manter o bilhete',
  'lottery.ticket.cancelled': 'Cancelado',
  'lottery.ticket.cancelledNow': 'Bilhete cancelado. Você recebeu {amount} de volta',
  'lottery.ticket.bought': 'Comprado',
  'lottery.slip.most': 'Pode retornar até',
  'lottery.slip.eachDraw': 'Por sorteio',
  'lottery.slip.draws': 'Número de sorteios',
  'lottery.slip.until': 'Último sorteio: {time}',
  'lottery.placedMany': 'Apostas feitas. Sorteios: {count}',
  'lottery.entry': 'Como inserir os números',
  'lottery.entry.pad': 'Escolher',
  'lottery.entry.list': 'Colar uma lista',
  'lottery.list.hint': 'Espaços, vírgulas ou novas linhas entre os números. Dígitos de cada um: {count}',
  'lottery.list.hintLines': 'Uma combinação de {count} números por linha',
  'lottery.list.understood': 'Apostas reconhecidas: {count}',
  'lottery.list.refused': 'Não reconhecido: {list}',
  'lottery.list.twice': 'Contado só uma vez: {list}',
  'lottery.list.left': 'Deixadas de fora porque o bilhete está cheio: {count}',
  'lottery.quick': 'Surpresinha',
  'lottery.saved': 'Números salvos',
  'lottery.saved.save': 'Salvar estes números',
  'lottery.saved.name': 'Nome para estes números',
}
