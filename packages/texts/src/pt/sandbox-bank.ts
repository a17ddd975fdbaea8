// SPDX-License-Identifier: Apache-2.0
import type { sandboxBank as source } from '../en/sandbox-bank.ts'
import type { Translated } from '../translated.ts'

/** The payment page of the sandbox bank, rendered by the server. */
export const sandboxBank: Translated<typeof source> = {
  'bank.title': 'Banco de testes',
  'bank.playMoney': 'Dinheiro a fingir: nada aqui é real',
  'bank.social.title': 'Entrada de teste em vez de {provider}',
  'bank.social.play': 'Uma demonstração: nenhum fornecedor real é contactado e nada é verificado',
  'bank.social.name': 'Nome',
  'bank.social.agree': 'Continuar',
  'bank.social.close': 'Cancelar',
  'bank.toPay': 'A pagar',
  'bank.order': 'Pedido',
  'bank.pay': 'Pagar {amount}',
  'bank.payLate': 'Pagar tarde: chega ao fim de {seconds} segundos',
  'bank.payTooLate': 'Pagar tarde de mais: chega depois de esgotado o prazo',
  'bank.underpay': 'Pagar menos: enviar só {half}',
  'bank.fail': 'Falhar: não pagar',
  'bank.paid': 'Pagou {amount}.',
  'bank.paidLate': 'Pagou {amount}. Chega dentro de {seconds} segundos.',
  'bank.paidTooLate': 'Pagou {amount}. Chega depois de esgotado o prazo.',
  'bank.underpaid': 'Enviou {half} em vez de {amount}.',
  'bank.failed': 'O pagamento falhou. Nada foi pago.',
  'bank.back': 'Voltar ao site',
  'bank.mayClose': 'Também pode fechar esta página.',
  'bank.unknown': 'Pagamento desconhecido.',
}
