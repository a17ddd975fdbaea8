// SPDX-License-Identifier: Apache-2.0
import type { identityCheck as source } from '../en/identity-check.ts'
import type { Translated } from '../translated.ts'

/** Documents with which members prove who they are and where they live. */
export const identityCheck: Translated<typeof source> = {
  'identityCheck.title': 'Verificação de identidade',
  'identityCheck.intro':
    'Mostre-nos quem é com fotografias de um documento. Só pessoal autorizado as vê, e cada consulta fica registada. Apagamos as fotografias {days, plural, one {# dia} many {# dias} other {# dias}} após a nossa decisão.',
  'identityCheck.proof.identity': 'Quem é',
  'identityCheck.proof.address': 'Onde vive',
  'identityCheck.state.none': 'Não enviado',
  'identityCheck.state.waiting': 'Em análise',
  'identityCheck.state.accepted': 'Aceite',
  'identityCheck.state.refused': 'Recusado',
  'identityCheck.state.expired': 'Expirado',
  'identityCheck.sent': 'Enviado {time}',
  'identityCheck.until': 'Válido até {time}',
  'identityCheck.kind': 'Documento',
  'identityCheck.kind.passport': 'Passaporte',
  'identityCheck.kind.identityCard': 'Cartão de identidade, frente e verso',
  'identityCheck.kind.drivingLicence': 'Carta de condução, frente e verso',
  'identityCheck.kind.proofOfAddress': 'Fatura, extrato bancário ou carta oficial',
  'identityCheck.pictures': 'Fotografias',
  'identityCheck.pictures.hint':
    'Número de fotografias: {count}. PNG ou JPG, no máximo {size} MB cada. Todos os cantos têm de se ver e cada palavra de se ler.',
  'identityCheck.send': 'Enviar documento',
  'identityCheck.done': 'Obrigado. Vamos ver o seu documento e escrever-lhe.',
  'identityCheck.takeBack': 'Retirar',
  'identityCheck.takenBack': 'Retirou o seu documento',
  'identityCheck.reason.unreadable':
    'Não conseguimos lê-lo. Tire uma fotografia nítida com boa luz e envie-a de novo.',
  'identityCheck.reason.incomplete': 'Falta uma parte. Envie-o inteiro, com todos os lados e cantos.',
  'identityCheck.reason.wrongDocument': 'É um documento diferente do que escolheu. Envie um da lista.',
  'identityCheck.reason.expired': 'Já não é válido. Envie um que seja.',
  'identityCheck.reason.otherName':
    'Mostra um nome diferente do da sua conta. Envie o seu próprio documento ou escreva ao apoio ao cliente.',
  'identityCheck.reason.notGenuine':
    'Não o podemos aceitar como autêntico. Envie o original ou escreva ao apoio ao cliente.',
  'identityCheck.reason.underAge': 'Não tem idade para jogar aqui, por isso a sua conta está fechada.',
  'mail.document.accepted': 'O seu documento foi aceite',
  'mail.document.refused': 'O seu documento foi recusado',
  'mail.document.thanks': 'Obrigado. Não precisa de fazer mais nada.',
  'fault.compliance.documentPictures': 'Adicione todas as fotografias de que este documento precisa',
  'fault.compliance.documentWaiting': 'Já estamos a analisar um documento seu. Pode retirá-lo.',
  'fault.compliance.documentsToday': 'Hoje enviou muitos documentos. Tente de novo amanhã.',
  'fault.compliance.documentDecided': 'Este documento já está decidido',
  'fault.compliance.needDocument':
    'Antes deste levantamento precisamos de um documento que mostre quem é. Envie-o na verificação de identidade; o seu dinheiro fica na sua conta.',
  'fault.backoffice.underAge':
    'Esta data de nascimento está abaixo da idade mínima. Recuse o documento por essa razão.',
  'fault.compliance.flagClosed': 'Este aviso já está fechado',
  'fault.backoffice.notLower': 'Este limite é superior ao que se aplica',
}
