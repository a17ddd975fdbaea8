// SPDX-License-Identifier: Apache-2.0
import type { feedback as source } from '../en/feedback.ts'
import type { Translated } from '../translated.ts'

/** The feedback form. */
export const feedback: Translated<typeof source> = {
  'feedback.title': 'Opinião',
  'feedback.hint': 'Diga-nos o que está bem, o que falta ou o que correu mal. Lemos tudo.',
  'feedback.type': 'De que se trata?',
  'feedback.type.suggestion': 'Sugestão',
  'feedback.type.complaint': 'Reclamação',
  'feedback.type.bug': 'Algo não funciona',
  'feedback.type.other': 'Outro assunto',
  'feedback.content': 'A sua mensagem',
  'feedback.counter': '{count} de {most}',
  'feedback.contact': 'Como podemos contactar (opcional)',
  'feedback.contact.hint': 'Um endereço de e-mail ou um número de telefone.',
  'feedback.images': 'Imagens (opcional)',
  'feedback.images.hint': 'Até {count} imagens, PNG ou JPG, {size} MB cada.',
  'feedback.images.add': 'Adicionar imagens',
  'feedback.images.remove': 'Remover {name}',
  'feedback.images.wrong': '{name} não é uma imagem PNG ou JPG',
  'feedback.images.tooLarge': '{name} tem mais de {size} MB',
  'feedback.images.tooMany': 'Não mais de {count} imagens',
  'feedback.send': 'Enviar',
  'feedback.done': 'Obrigado. A sua mensagem chegou.',
  'feedback.required': 'Escreva uma mensagem',
  'feedback.length': 'A mensagem tem de ter entre {least} e {most} palavras',
}
