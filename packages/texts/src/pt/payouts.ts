// SPDX-License-Identifier: Apache-2.0
import type { payouts as source } from '../en/payouts.ts'
import type { Translated } from '../translated.ts'

/** What happens to a withdrawal, how long it takes, and what to do when it is refused. */
export const payouts: Translated<typeof source> = {
  'payout.progress': 'Andamento',
  'payout.stage.asked': 'Pedido',
  'payout.stage.approved': 'Aprovado',
  'payout.stage.rejected': 'Recusado',
  'payout.stage.sent': 'Enviado ao banco',
  'payout.stage.failed': 'Não foi possível enviar; vamos tentar de novo',
  'payout.stage.paid': 'Pago',
  'payout.stage.received': 'Recebido',
  'payout.stage.forcedReceived': 'Contado como recebido',
  'payout.stage.notReceived': 'Comunicado como não recebido',
  'payout.stage.returned': 'Voltou para nós',
  'payout.times': 'Normalmente pago em {usual}; 95 de cada 100 levantamentos em {most}',
  'payout.review': 'Uma pessoa vê este levantamento antes de ser pago. Não precisa de fazer nada.',
  'payout.reason.NAME_DIFFERS':
    'A conta não está em seu nome. Adicione uma conta em seu nome e peça o levantamento de novo.',
  'payout.reason.ACCOUNT_WRONG':
    'O número da conta não está certo. Verifique-o, adicione a conta de novo e volte a pedir o levantamento.',
  'payout.reason.BANK_UNAVAILABLE': 'De momento não podemos pagar a este banco. Escolha outra conta.',
  'payout.reason.IDENTITY':
    'Precisamos de ter a certeza de que é você. Escreva ao apoio ao cliente e tenha à mão um documento de identificação.',
  'payout.reason.OTHER': 'Escreva ao apoio ao cliente, que o ajudará.',
  'fault.wallet.payeeRefused': 'Não podemos pagar a esta conta. Escolha outra ou escreva ao apoio ao cliente',
  'fault.backoffice.secondNeeded':
    'Uma só pessoa não pode pagar isto. A sua aprovação fica guardada e produz efeito quando outro operador fizer o mesmo no prazo de um dia.',
  'fault.backoffice.giverGone':
    'Quem preparou ou aprovou isto já não o pode fazer. Tem de ser feito de novo.',
  'fault.backoffice.sameOperator': 'Já aprovou este levantamento, por isso outro operador tem de decidir',
  'fault.backoffice.aboveTier': 'A sua função pode aprovar até {max}',
  'fault.backoffice.noPayoutAccount': 'Nenhuma conta de pagamento aberta serve para este levantamento',
  'fault.backoffice.payoutAccountTaken': 'Já existe uma conta de pagamento com este código',
  'payout.kind': 'Pagar para',
  'payout.kind.bank': 'Conta bancária',
  'payout.kind.e-wallet': 'Carteira eletrónica',
  'payout.kind.crypto': 'Criptomoeda',
  'payout.coin': 'Moeda e rede',
  'payout.walletNumber': 'Número ou telefone',
  'payout.address': 'Endereço',
  'payout.addressHint': 'Apenas um endereço desta rede. O que vai para um endereço errado perde-se.',
  'payout.holderHint': 'O mesmo nome das suas outras contas',
  'payout.addAccount': 'Adicionar uma conta',
  'payout.firstAccount': 'Adicione a conta para os seus levantamentos.',
  'payout.account': 'Conta',
  'payout.saved': 'A conta foi guardada',
  'fault.wallet.badAccountNumber': 'Este número ou endereço não está certo. Verifique-o',
  'fault.wallet.holderDiffers': 'A conta tem de estar em seu nome',
}
