// SPDX-License-Identifier: Apache-2.0
import type { lotteryOperations as source } from '../en/lottery-operations.ts'
import type { Translated } from '../translated.ts'

/** What members read when operators delay, cancel or correct a draw, and what refuses operators. */
export const lotteryOperations: Translated<typeof source> = {
  'fault.lottery.drawState': 'O estado deste sorteio não o permite',
  'fault.lottery.wrongTime':
    'As novas horas têm de ser posteriores às antigas, por ordem e antes do sorteio seguinte',
  'fault.lottery.wrongResult': 'Estes números não são um resultado possível desta lotaria',
  'fault.lottery.sameResult': 'Estes números já contam',
  'fault.lottery.notFed':
    'Os números deste sorteio resultam da sua semente; ninguém os pode introduzir nem corrigir',
  'fault.lottery.resultTooEarly': 'O resultado pode ser introduzido quando chegar a hora do sorteio',
  'fault.lottery.correctionOpen': 'Já há uma correção aberta deste sorteio',
  'fault.lottery.correctionState': 'Esta correção já foi decidida ou ainda não está pronta',
  'fault.lottery.tooManyTickets': 'Há demasiados bilhetes para somar de uma vez. Escolha menos',
  'mail.lottery.delayed': '{lottery}: o sorteio {draw} foi adiado',
  'mail.lottery.delayed.text': 'O sorteio realiza-se agora às {time}. Os seus bilhetes continuam válidos.',
  'mail.lottery.cancelled': '{lottery}: o sorteio {draw} foi cancelado',
  'mail.lottery.cancelled.text': 'O sorteio não se realiza. As suas apostas são devolvidas ao seu saldo.',
  'mail.lottery.corrected': '{lottery}: o resultado do sorteio {draw} foi corrigido',
  'mail.lottery.corrected.text':
    'Os números deste sorteio estavam errados. Os seus bilhetes contam agora pelos números corrigidos.',
  'mail.lottery.corrected.paid': '{amount} foram pagos no seu saldo.',
  'mail.lottery.corrected.taken': '{amount} foram retirados.',
  'mail.lottery.corrected.owed': 'O seu saldo não cobriu {amount}. Os seus próximos ganhos irão saldá-lo.',
  'lottery.fromFeed':
    'Estes números vêm de um resultado oficial introduzido por duas pessoas, não de uma semente.',
  'lottery.resultCorrected': 'O resultado foi corrigido. Todos os bilhetes contam por estes números.',
}
