// SPDX-License-Identifier: Apache-2.0
import type { payouts as source } from '../en/payouts.ts'
import type { Translated } from '../translated.ts'

/** What happens to a withdrawal, how long it takes, and what to do when it is refused. */
export const payouts: Translated<typeof source> = {
  'payout.progress': 'Andamento',
  'payout.stage.asked': 'Solicitado',
  'payout.stage.approved': 'Aprovado',
  'payout.stage.rejected': 'Recusado',
  'payout.stage.sent': 'Enviado ao banco',
  'payout.stage.failed': 'Não foi possível enviar; tentaremos de novo',
  'payout.stage.paid': 'Pago',
  'payout.stage.received': 'Recebido',
  'payout.stage.forcedReceived': 'Contado como recebido',
  'payout.stage.notReceived': 'Informado como não recebido',
  'payout.stage.returned': 'Voltou para nós',
  'payout.times': 'Normalmente pago em {usual}; 95 de cada 100 saques em {most}',
  'payout.review': 'Uma pessoa verifica este saque antes do pagamento. Você não precisa fazer nada.',
  'payout.reason.NAME_DIFFERS':
    'A conta não está no seu nome. Adicione uma conta no seu nome e solicite o saque novamente.',
  'payout.reason.ACCOUNT_WRONG':
    'O número da conta não está certo. Confira, adicione a conta de novo e solicite o saque novamente.',
  'payout.reason.BANK_UNAVAILABLE': 'No momento não podemos pagar a este banco. Escolha outra conta.',
  'payout.reason.IDENTITY':
    'Precisamos ter certeza de que é você. Escreva para o atendimento e tenha um documento de identidade em mãos.',
  'payout.reason.OTHER': 'Escreva para o atendimento, que vai ajudar você.',
  'fault.wallet.payeeRefused': 'Não podemos pagar a esta conta. Escolha outra ou escreva para o atendimento',
  'fault.backoffice.secondNeeded':
    'Uma pessoa só não pode pagar isto. Sua aprovação foi salva e vale quando outro operador fizer o mesmo dentro de um dia.',
  'fault.backoffice.giverGone':
    'Quem preparou ou aprovou isto não pode mais fazê-lo. É preciso fazer de novo.',
  'fault.backoffice.sameOperator': 'Você já aprovou este saque, então outro operador precisa decidir',
  'fault.backoffice.aboveTier': 'Sua função pode aprovar até {max}',
  'fault.backoffice.noPayoutAccount': 'Nenhuma conta de pagamento aberta serve para este saque',
  'fault.backoffice.payoutAccountTaken': 'Já há uma conta de pagamento com este código',
  'payout.kind': 'Pagar para',
  'payout.kind.bank': 'Conta bancária',
  'payout.kind.e-wallet': 'Carteira digital',
  'payout.kind.crypto': 'Criptomoeda',
  'payout.coin': 'Moeda e rede',
  'payout.walletNumber': 'Número ou telefone',
  'payout.address': 'Endereço',
  'payout.addressHint': 'Somente um endereço desta rede. O que vai para um endereço errado se perde.',
  'payout.holderHint': 'O mesmo nome das suas outras contas',
  'payout.addAccount': 'Adicionar uma conta',
  'payout.firstAccount': 'Adicione a conta para os seus saques.',
  'payout.account': 'Conta',
  'payout.saved': 'A conta foi salva',
  'fault.wallet.badAccountNumber': 'Este número ou endereço não está certo. Confira',
  'fault.wallet.holderDiffers': 'A conta deve estar em seu nome',
}
