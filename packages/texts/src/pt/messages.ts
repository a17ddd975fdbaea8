// SPDX-License-Identifier: Apache-2.0
import type { messages as source } from '../en/messages.ts'
import type { Translated } from '../translated.ts'

/** Banners and notices. */
export const messages: Translated<typeof source> = {
  'messages.banners': 'Ofertas e novidades',
  'messages.banner.of': '{number} de {total}',
  'messages.banner.pause': 'Pausar os banners',
  'messages.banner.play': 'Retomar os banners',
  'messages.banner.show': 'Mostrar o banner {number}',
  'messages.notices': 'Avisos',
  'messages.notices.all': 'Ver os avisos',
  'messages.notices.pinned': 'Afixado',
  'messages.notices.empty': 'Ainda não há avisos',
  'messages.notices.previous': 'Aviso anterior',
  'messages.notices.next': 'Aviso seguinte',
  'messages.notices.of': '{number} de {total}',
  'messages.publicity': 'Novidades',
  'messages.publicity.more': 'Mais novidades ({count})',
  'messages.leave.title': 'Está a sair deste site',
  'messages.leave.text': 'Esta ligação leva a {host}, que não nos pertence.',
  'messages.leave.go': 'Abrir a ligação',
  'messages.leave.stay': 'Ficar aqui',
  'messages.answer.title': 'Resposta à sua opinião',
  'fault.messages.contentEmpty': 'Escreva uma mensagem',
  'fault.messages.contentLength': 'A mensagem tem de ter entre {min} e {max} palavras',
  'fault.messages.changedElsewhere':
    'Entretanto, outra pessoa alterou isto. Volte a carregar e repita a sua alteração.',
  'fault.messages.pageTaken': 'Outro elemento está publicado como esta página. Arquive-o primeiro.',
  'fault.messages.nothingPublished': 'Deste elemento ainda não se publicou nada',
  'fault.messages.noSuchPicture': 'Uma imagem deste elemento não está na biblioteca ou é de outro tipo',
  'fault.messages.pictureNotReadable': 'Não foi possível ler este ficheiro como imagem',
  'fault.messages.pictureWrongKind': 'Só se aceitam imagens {formats}',
  'fault.messages.pictureOtherName': 'O nome diz {named}, mas esta imagem é {found}',
  'fault.messages.pictureTooLarge': 'Uma imagem pode ter no máximo 5 MB',
  'fault.messages.pictureTooManyPixels': 'Uma imagem pode ter no máximo 40 megapíxeis',
  'fault.messages.pictureTooSmall':
    'Esta imagem é demasiado pequena: precisa de pelo menos {width} por {height} píxeis',
  'fault.messages.pictureInUse': 'Esta imagem está em uso: {items}',
  'fault.messages.tooManyFeedbacks': 'Já enviou várias. Tente de novo dentro de dez minutos.',
  'fault.messages.tooManyPictures': 'Já chega de imagens por hoje. Envie sem imagens ou tente amanhã.',
  'fault.messages.libraryFull':
    'A biblioteca desta marca está cheia: tem {most} imagens. Apague as que não são usadas.',
  'fault.messages.alreadyAnswered': 'Esta opinião já tem resposta',
  'fault.messages.nobodyToAnswer': 'Foi um visitante que a enviou: não há caixa de entrada para responder',
  'fault.messages.noSuchMember': 'Esse membro não existe',
}
