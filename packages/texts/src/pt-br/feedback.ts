// SPDX-License-Identifier: Apache-2.0
import type { feedback as source } from '../en/feedback.ts'
import type { Translated } from '../translated.ts'

/** The feedback form. */
export const feedback: Translated<typeof source> = {
  'feedback.title': 'Sua opinião',
  'feedback.hint': 'Conte o que está bom, o que falta ou o que deu errado. Lemos tudo.',
  'feedback.type': 'Qual é o assunto?',
  'feedback.type.suggestion': 'Sugestão',
  'feedback.type.complaint': 'Reclamação',
  'feedback.type.bug': 'Algo não funciona',
  'feedback.type.other': 'Outro assunto',
  'feedback.content': 'Sua mensagem',
  'feedback.counter': '{count} de {most}',
  'feedback.contact': 'Como podemos falar com você (opcional)',
  'feedback.contact.hint': 'Um e-mail ou um número de telefone.',
  'feedback.images': 'Imagens (opcional)',
  'feedback.images.hint': 'Até {count} imagens, PNG ou JPG, {size} MB cada.',
  'feedback.images.add': 'Adicionar imagens',
  'feedback.images.remove': 'Remover {name}',
  'feedback.images.wrong': '{name} não é uma imagem PNG ou JPG',
  'feedback.images.tooLarge': '{name} tem mais de {size} MB',
  'feedback.images.tooMany': 'No máximo {count} imagens',
  'feedback.send': 'Enviar',
  'feedback.done': 'Agradecemos. Sua mensagem chegou.',
  'feedback.required': 'Escreva sua mensagem',
  'feedback.length': 'A mensagem precisa ter entre {least} e {most} palavras',
}
