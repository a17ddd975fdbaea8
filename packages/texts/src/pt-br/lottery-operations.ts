// SPDX-License-Identifier: Apache-2.0
import type { lotteryOperations as source } from '../en/lottery-operations.ts'
import type { Translated } from '../translated.ts'

/** What members read when operators delay, cancel or correct a draw, and what refuses operators. */
export const lotteryOperations: Translated<typeof source> = {
  'fault.lottery.drawState': 'O estado deste sorteio não permite isso',
  'fault.lottery.wrongTime':
    'Os novos horários devem ser posteriores aos antigos, em ordem e antes do próximo sorteio',
  'fault.lottery.wrongResult': 'Estes números não são um resultado possível desta loteria',
  'fault.lottery.sameResult': 'Estes números já valem',
  'fault.lottery.notFed':
    'Os números deste sorteio vêm da sua semente; ninguém pode inseri-los ou corrigi-los',
  'fault.lottery.resultTooEarly': 'O resultado pode ser inserido quando chegar a hora do sorteio',
  'fault.lottery.correctionOpen': 'Já existe uma correção aberta deste sorteio',
  'fault.lottery.correctionState': 'Esta correção já foi decidida ou ainda não está pronta',
  'fault.lottery.tooManyTickets': 'Há bilhetes demais para somar de uma vez. Escolha menos',
  'mail.lottery.delayed': '{lottery}: o sorteio {draw} foi adiado',
  'mail.lottery.delayed.text': 'O sorteio agora acontece às {time}. Seus bilhetes continuam válidos.',
  'mail.lottery.cancelled': '{lottery}: o sorteio {draw} foi cancelado',
  'mail.lottery.cancelled.text': 'O sorteio não acontece. Suas apostas são devolvidas ao seu saldo.',
  'mail.lottery.corrected': '{lottery}: o resultado do sorteio {draw} foi corrigido',
  'mail.lottery.corrected.text':
    'Os números deste sorteio estavam errados. Seus bilhetes agora valem pelos números corrigidos.',
  'mail.lottery.corrected.paid': '{amount} foram pagos no seu saldo.',
  'mail.lottery.corrected.taken': '{amount} foram retirados.',
  'mail.lottery.corrected.owed': 'Seu saldo não cobriu {amount}. Seus próximos ganhos vão quitar o valor.',
  'lottery.fromFeed':
    'Estes números vêm de um resultado oficial inserido por duas pessoas, não de uma semente.',
  'lottery.resultCorrected': 'O resultado foi corrigido. Todos os bilhetes valem por estes números.',
}
