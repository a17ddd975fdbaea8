// SPDX-License-Identifier: Apache-2.0
import type { disputes as source } from '../en/disputes.ts'
import type { Translated } from '../translated.ts'

/** A withdrawal that has not arrived, for its owner. */
export const disputes: Translated<typeof source> = {
  'dispute.notReceived': 'Não recebido',
  'dispute.proof': 'Prova de que não chegou',
  'dispute.hint':
    'De 1 a {count} imagens, PNG ou JPG, de {size} MB cada, por exemplo o seu extrato bancário.',
  'dispute.send': 'Enviar a prova',
  'dispute.sent': 'Obrigado. Estamos à procura do pagamento e vamos escrever-lhe.',
  'dispute.open': 'Disse-nos que não chegou. Estamos à procura do pagamento e vamos escrever-lhe.',
  'dispute.picture': 'A sua prova, imagem {number}',
  'dispute.arrived': 'Afinal chegou',
  'dispute.forced':
    'Conta como recebido porque não respondeu. Se não chegou, contacte o apoio ao cliente até {time}.',
  'fault.wallet.proofNeeded': 'Adicione de 1 a 3 imagens como prova',
  'mail.withdrawal.title': 'O seu levantamento de {amount}',
  'mail.withdrawal.reopened':
    'Estamos à procura deste pagamento, que não lhe chegou. Escrevemos-lhe quando o encontrarmos.',
  'mail.withdrawal.arrived': 'Encontrámos este pagamento: chegou ao seu banco.',
  'mail.withdrawal.returned': 'Este pagamento foi-nos devolvido. Vamos pagá-lo de novo.',
}
