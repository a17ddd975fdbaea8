// SPDX-License-Identifier: Apache-2.0
import type { faults as source } from '../en/faults.ts'
import type { Translated } from '../translated.ts'

/**
 * Refusals of the contract that belong to no domain, and their generic field messages. Domain refusals are in
 * the file of their domain.
 */
export const faults: Translated<typeof source> = {
  'fault.call.malformed': 'Não foi possível ler o pedido',
  'fault.call.invalid': 'Alguns dos valores não estão certos',
  'fault.call.badBrand': 'Marca desconhecida',
  'fault.call.encryptionRequired': 'Este pedido tem de ser enviado encriptado',
  'fault.call.badEncryption': 'Não foi possível abrir os dados encriptados',
  'fault.call.unauthorized': 'Não tem sessão iniciada, entre na sua conta',
  'fault.call.forbidden': 'Não tem permissão para fazer isto',
  'fault.call.notFound': 'Não há nada neste endereço',
  'fault.call.wrongMethod': 'Este endereço não aceita este tipo de pedido',
  'fault.call.requestReused': 'Este número de pedido já foi usado para outra coisa',
  'fault.call.tooLarge': 'O pedido é demasiado grande',
  'fault.call.wrongContentType': 'Este tipo de conteúdo não é lido aqui',
  'fault.call.tooManyRequests': 'Demasiados pedidos, tente de novo dentro de um minuto',
  'fault.call.unexpected': 'Algo correu mal do nosso lado. Referência {reference}',
  'fault.call.unavailable': 'O serviço não está disponível agora, tente de novo daqui a pouco',
  'fault.field.unknown': 'Campo desconhecido',
  'fault.field.required': 'Este campo não pode ficar vazio',
  'fault.field.invalid': 'Este valor não está certo',
  'fault.maintenance': 'O site está em manutenção',
  'fault.site.invalidUrl': 'Endereço inválido, contacte o apoio ao cliente',
  'fault.site.ipBlocked': 'Acesso restrito',
  'fault.site.regionRestricted': 'O site não está disponível onde se encontra',
  'fault.backoffice.noOperator': 'Não existe esse operador',
  'fault.backoffice.ownApp':
    'Outra pessoa tem de repor a sua aplicação de autenticação, ou remova-a com um dos seus códigos',
  'fault.backoffice.settingChanged': 'Entretanto, outra pessoa alterou isto: {names}. Volte a ver',
  'fault.backoffice.noBrand': 'Essa marca não existe',
  'fault.backoffice.codeRequired': 'Introduza o código da sua aplicação de autenticação',
  'fault.backoffice.ownRequest': 'Foi você que fez este pedido; decide outro operador',
  'fault.backoffice.requestOver': 'Este pedido já foi decidido ou expirou',
  'fault.backoffice.requestWaiting': 'O mesmo já foi pedido e aguarda decisão',
  'fault.backoffice.noMember': 'Esse membro não existe',
  'fault.backoffice.noAgent': 'Esta marca não tem nenhum agente ativo com esse nome',
  'fault.backoffice.noUpline': 'Um agente geral ou uma conta de teste não tem superior',
  'fault.backoffice.hasUpline':
    'Os contratos deste agente são propostos pelo superior dele, não pelo operador',
  'fault.backoffice.kindOff': 'Este tipo de contrato está desativado nesta marca',
  'fault.backoffice.uplineCircle': 'Uma conta não pode ficar abaixo de si própria nem da sua própria equipa',
  'fault.site.ownCurrencyOnly': 'Só para contas em {currency}',
  'fault.agents.lineTooDeep': 'Uma linha pode ter no máximo 50 níveis',
  'fault.backoffice.moveWaiting': 'Já está prevista uma mudança desta conta. Cancele-a primeiro',
  'fault.backoffice.lineBlocked': 'Esta linha já está bloqueada',
  'fault.backoffice.lineNotBlocked': 'Esta linha não tem um bloqueio próprio',
  'fault.backoffice.noSharedLine': 'Não foi encontrado nada assim em nenhuma linha',
  'fault.backoffice.sharedLineNotOpen': 'Isto já não está em aberto',
  'fault.backoffice.noMove': 'Não está prevista nenhuma mudança desta conta',
  'fault.backoffice.noRank': 'Uma conta de teste não tem nível',
  'fault.backoffice.badStatement':
    'Não é possível ler o ficheiro. Linha {line}: {problem}. Nada foi alterado',
  'fault.backoffice.badRange': 'Escolha no máximo 92 dias que não sejam no futuro',
  'fault.backoffice.noHost': 'Esse domínio não existe',
  'fault.backoffice.noChange': 'Essa alteração não existe',
  'fault.backoffice.brandTaken': 'Outra marca já tem este código',
  'fault.backoffice.hostTaken': 'Este domínio já está em uso',
  'fault.backoffice.vendorAway': 'O fornecedor não está a enviar a sua lista de jogos neste momento',
  'fault.backoffice.noList':
    'Os fornecedores de demonstração partilham esta conta; não tem lista de jogos própria',
  'fault.backoffice.firstBrand': 'A primeira marca não pode ser fechada',
}
