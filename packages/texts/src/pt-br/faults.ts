// SPDX-License-Identifier: Apache-2.0
import type { faults as source } from '../en/faults.ts'
import type { Translated } from '../translated.ts'

/**
 * Refusals of the contract that belong to no domain, and their generic field messages. Domain refusals are in
 * the file of their domain.
 */
export const faults: Translated<typeof source> = {
  'fault.call.malformed': 'Não foi possível ler a solicitação',
  'fault.call.invalid': 'Alguns valores não estão certos',
  'fault.call.badBrand': 'Marca desconhecida',
  'fault.call.encryptionRequired': 'Esta solicitação precisa ser enviada criptografada',
  'fault.call.badEncryption': 'Não foi possível abrir os dados criptografados',
  'fault.call.unauthorized': 'Você não entrou na sua conta, faça login',
  'fault.call.forbidden': 'Você não tem permissão para isso',
  'fault.call.notFound': 'Não há nada neste endereço',
  'fault.call.wrongMethod': 'Este endereço não aceita esse tipo de solicitação',
  'fault.call.requestReused': 'Este número de solicitação já foi usado para outra coisa',
  'fault.call.tooLarge': 'A solicitação é grande demais',
  'fault.call.wrongContentType': 'Este tipo de conteúdo não é lido aqui',
  'fault.call.tooManyRequests': 'Solicitações demais, tente de novo em um minuto',
  'fault.call.unexpected': 'Algo deu errado do nosso lado. Referência {reference}',
  'fault.call.unavailable': 'O serviço está indisponível agora, tente de novo em instantes',
  'fault.field.unknown': 'Campo desconhecido',
  'fault.field.required': 'Este campo não pode ficar vazio',
  'fault.field.invalid': 'Este valor não está certo',
  'fault.maintenance': 'O site está em manutenção',
  'fault.site.invalidUrl': 'Endereço inválido, fale com o atendimento',
  'fault.site.ipBlocked': 'Acesso restrito',
  'fault.site.regionRestricted': 'O site não está disponível onde você está',
  'fault.backoffice.noOperator': 'Não existe esse operador',
  'fault.backoffice.ownApp':
    'Outra pessoa precisa redefinir seu app autenticador, ou remova-o com um dos códigos dele',
  'fault.backoffice.settingChanged': 'Outra pessoa mudou isto enquanto isso: {names}. Confira de novo',
  'fault.backoffice.noBrand': 'Essa marca não existe',
  'fault.backoffice.codeRequired': 'Digite o código do seu app autenticador',
  'fault.backoffice.ownRequest': 'Foi você que fez este pedido; outro operador decide',
  'fault.backoffice.requestOver': 'Este pedido já foi decidido ou expirou',
  'fault.backoffice.requestWaiting': 'O mesmo já foi pedido e aguarda decisão',
  'fault.backoffice.noMember': 'Esse membro não existe',
  'fault.backoffice.noAgent': 'Esta marca não tem nenhum agente ativo com esse nome',
  'fault.backoffice.noUpline': 'Um agente geral ou uma conta de teste não tem superior',
  'fault.backoffice.hasUpline':
    'Os contratos deste agente são oferecidos pelo superior dele, não pelo operador',
  'fault.backoffice.kindOff': 'Este tipo de contrato está desativado nesta marca',
  'fault.backoffice.uplineCircle': 'Uma conta não pode ficar abaixo de si mesma nem da própria equipe',
  'fault.site.ownCurrencyOnly': 'Somente para contas em {currency}',
  'fault.agents.lineTooDeep': 'Uma linha pode ter no máximo 50 níveis',
  'fault.backoffice.moveWaiting': 'Já há uma mudança planejada para esta conta. Cancele-a primeiro',
  'fault.backoffice.lineBlocked': 'Esta linha já está bloqueada',
  'fault.backoffice.lineNotBlocked': 'Esta linha não tem um bloqueio próprio',
  'fault.backoffice.noSharedLine': 'Nada assim foi encontrado em nenhuma linha',
  'fault.backoffice.sharedLineNotOpen': 'Isto não está mais em aberto',
  'fault.backoffice.noMove': 'Não há mudança planejada para esta conta',
  'fault.backoffice.noRank': 'Uma conta de teste não tem nível',
  'fault.backoffice.badStatement': 'Não é possível ler o arquivo. Linha {line}: {problem}. Nada foi alterado',
  'fault.backoffice.badRange': 'Escolha no máximo 92 dias que não estejam no futuro',
  'fault.backoffice.noHost': 'Esse domínio não existe',
  'fault.backoffice.noChange': 'Essa alteração não existe',
  'fault.backoffice.brandTaken': 'Outra marca já usa este código',
  'fault.backoffice.hostTaken': 'Este domínio já está em uso',
  'fault.backoffice.vendorAway': 'O provedor não está enviando sua lista de jogos agora',
  'fault.backoffice.noList':
    'Os provedores de demonstração compartilham esta conta; ela não tem lista de jogos própria',
  'fault.backoffice.firstBrand': 'A primeira marca não pode ser fechada',
}
