// SPDX-License-Identifier: Apache-2.0
import type { identityCheck as source } from '../en/identity-check.ts'
import type { Translated } from '../translated.ts'

/** Documents with which members prove who they are and where they live. */
export const identityCheck: Translated<typeof source> = {
  'identityCheck.title': 'Verificação de identidade',
  'identityCheck.intro':
    'Mostre com fotos de um documento quem você é. Só a equipe autorizada as vê, e cada consulta fica registrada. Apagamos as fotos {days, plural, one {# dia} many {# dias} other {# dias}} depois da nossa decisão.',
  'identityCheck.proof.identity': 'Quem você é',
  'identityCheck.proof.address': 'Onde você mora',
  'identityCheck.state.none': 'Não enviado',
  'identityCheck.state.waiting': 'Em análise',
  'identityCheck.state.accepted': 'Aceito',
  'identityCheck.state.refused': 'Recusado',
  'identityCheck.state.expired': 'Vencido',
  'identityCheck.sent': 'Enviado {time}',
  'identityCheck.until': 'Válido até {time}',
  'identityCheck.kind': 'Documento',
  'identityCheck.kind.passport': 'Passaporte',
  'identityCheck.kind.identityCard': 'Carteira de identidade, frente e verso',
  'identityCheck.kind.drivingLicence': 'Carteira de motorista, frente e verso',
  'identityCheck.kind.proofOfAddress': 'Conta, extrato bancário ou carta oficial',
  'identityCheck.pictures': 'Fotos',
  'identityCheck.pictures.hint':
    'Número de fotos: {count}. PNG ou JPG, no máximo {size} MB cada. Todos os cantos precisam aparecer e cada palavra precisa ser legível.',
  'identityCheck.send': 'Enviar documento',
  'identityCheck.done': 'Obrigado. Vamos ver seu documento e escrever para você.',
  'identityCheck.takeBack': 'Retirar',
  'identityCheck.takenBack': 'Você retirou seu documento',
  'identityCheck.reason.unreadable': 'Não conseguimos ler. Tire uma foto nítida com boa luz e envie de novo.',
  'identityCheck.reason.incomplete':
    'Falta uma parte. Envie o documento inteiro, com todos os lados e cantos.',
  'identityCheck.reason.wrongDocument': 'É um documento diferente do que você escolheu. Envie um da lista.',
  'identityCheck.reason.expired': 'Não é mais válido. Envie um que seja.',
  'identityCheck.reason.otherName':
    'Mostra um nome diferente do da sua conta. Envie seu próprio documento ou escreva para o atendimento.',
  'identityCheck.reason.notGenuine':
    'Não podemos aceitá-lo como autêntico. Envie o original ou escreva para o atendimento.',
  'identityCheck.reason.underAge': 'Você não tem idade para jogar aqui, por isso sua conta está encerrada.',
  'mail.document.accepted': 'Seu documento foi aceito',
  'mail.document.refused': 'Seu documento foi recusado',
  'mail.document.thanks': 'Obrigado. Você não precisa fazer mais nada.',
  'fault.compliance.documentPictures': 'Adicione todas as fotos de que este documento precisa',
  'fault.compliance.documentWaiting': 'Um documento seu já está em análise. Você pode retirá-lo.',
  'fault.compliance.documentsToday': 'Você enviou muitos documentos hoje. Tente de novo amanhã.',
  'fault.compliance.documentDecided': 'Este documento já está decidido',
  'fault.compliance.needDocument':
    'Antes deste saque precisamos de um documento que mostre quem você é. Envie na verificação de identidade; seu dinheiro continua na sua conta.',
  'fault.backoffice.underAge':
    'Esta data de nascimento está abaixo da idade mínima. Recuse o documento por esse motivo.',
  'fault.compliance.flagClosed': 'Este alerta já está fechado',
  'fault.backoffice.notLower': 'Este limite é maior que o atual',
}
