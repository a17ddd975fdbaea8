// SPDX-License-Identifier: Apache-2.0
import type { disputes as source } from '../en/disputes.ts'
import type { Translated } from '../translated.ts'

/** A withdrawal that has not arrived, for its owner. */
export const disputes: Translated<typeof source> = {
  'dispute.notReceived': 'Não recebido',
  'dispute.proof': 'Comprovante de que não chegou',
  'dispute.hint': 'De 1 a {count} imagens, PNG ou JPG, de {size} MB cada, por exemplo seu extrato bancário.',
  'dispute.send': 'Enviar o comprovante',
  'dispute.sent': 'Obrigado. Estamos procurando o pagamento e vamos escrever para você.',
  'dispute.open': 'Você nos disse que não chegou. Estamos procurando o pagamento e vamos escrever para você.',
  'dispute.picture': 'Seu comprovante, imagem {number}',
  'dispute.arrived': 'Chegou no fim das contas',
  'dispute.forced':
    'Conta como recebido porque você não respondeu. Se não chegou, fale com o atendimento até {time}.',
  'fault.wallet.proofNeeded': 'Adicione de 1 a 3 imagens como comprovante',
  'mail.withdrawal.title': 'Seu saque de {amount}',
  'mail.withdrawal.reopened':
    'Estamos procurando este pagamento, que não chegou até você. Vamos escrever quando o encontrarmos.',
  'mail.withdrawal.arrived': 'Encontramos este pagamento: ele chegou ao seu banco.',
  'mail.withdrawal.returned': 'Este pagamento voltou para nós. Vamos pagá-lo de novo a você.',
}
