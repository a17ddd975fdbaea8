// SPDX-License-Identifier: Apache-2.0
import type { sandboxBank as source } from '../en/sandbox-bank.ts'
import type { Translated } from '../translated.ts'

/** The payment page of the sandbox bank, rendered by the server. */
export const sandboxBank: Translated<typeof source> = {
  'bank.title': 'Banco de testes',
  'bank.playMoney': 'Dinheiro de mentira: nada aqui é real',
  'bank.social.title': 'Login de teste no lugar de {provider}',
  'bank.social.play': 'Uma demonstração: nenhum provedor real é contatado e nada é verificado',
  'bank.social.name': 'Nome',
  'bank.social.agree': 'Continuar',
  'bank.social.close': 'Cancelar',
  'bank.toPay': 'A pagar',
  'bank.order': 'Pedido',
  'bank.pay': 'Pagar {amount}',
  'bank.payLate': 'Pagar com atraso: chega depois de {seconds} segundos',
  'bank.payTooLate': 'Pagar tarde demais: chega depois que o prazo acabou',
  'bank.underpay': 'Pagar a menos: enviar só {half}',
  'bank.fail': 'Falhar: não pagar',
  'bank.paid': 'Você pagou {amount}.',
  'bank.paidLate': 'Você pagou {amount}. Chega em {seconds} segundos.',
  'bank.paidTooLate': 'Você pagou {amount}. Chega depois que o prazo acabou.',
  'bank.underpaid': 'Você enviou {half} em vez de {amount}.',
  'bank.failed': 'O pagamento falhou. Nada foi pago.',
  'bank.back': 'Voltar ao site',
  'bank.mayClose': 'Você também pode fechar esta página.',
  'bank.unknown': 'Pagamento desconhecido.',
}
