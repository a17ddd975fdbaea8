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
  'messages.notices.pinned': 'Fixado',
  'messages.notices.empty': 'Nenhum aviso ainda',
  'messages.notices.previous': 'Aviso anterior',
  'messages.notices.next': 'Próximo aviso',
  'messages.notices.of': '{number} de {total}',
  'messages.publicity': 'Novidades',
  'messages.publicity.more': 'Mais novidades ({count})',
  'messages.leave.title': 'Você está saindo deste site',
  'messages.leave.text': 'Este link leva a {host}, que não é nosso.',
  'messages.leave.go': 'Abrir o link',
  'messages.leave.stay': 'Ficar aqui',
  'messages.answer.title': 'Resposta à sua opinião',
  'fault.messages.contentEmpty': 'Escreva sua mensagem',
  'fault.messages.contentLength': 'A mensagem precisa ter entre {min} e {max} palavras',
  'fault.messages.changedElsewhere':
    'Outra pessoa mudou isto enquanto isso. Carregue de novo e repita sua alteração.',
  'fault.messages.pageTaken': 'Outro item está publicado como esta página. Arquive-o primeiro.',
  'fault.messages.nothingPublished': 'Nada deste item foi publicado ainda',
  'fault.messages.noSuchPicture': 'Uma imagem deste item não está na biblioteca ou é de outro tipo',
  'fault.messages.pictureNotReadable': 'Este arquivo não pode ser lido como imagem',
  'fault.messages.pictureWrongKind': 'Só são aceitas imagens {formats}',
  'fault.messages.pictureOtherName': 'O nome diz {named}, mas esta imagem é {found}',
  'fault.messages.pictureTooLarge': 'Uma imagem pode ter no máximo 5 MB',
  'fault.messages.pictureTooManyPixels': 'Uma imagem pode ter no máximo 40 megapixels',
  'fault.messages.pictureTooSmall':
    'Esta imagem é pequena demais: precisa de pelo menos {width} por {height} pixels',
  'fault.messages.pictureInUse': 'Esta imagem está em uso: {items}',
  'fault.messages.tooManyFeedbacks': 'Você já enviou várias. Tente de novo em dez minutos.',
  'fault.messages.tooManyPictures': 'Já são imagens suficientes por hoje. Envie sem imagens ou tente amanhã.',
  'fault.messages.libraryFull':
    'A biblioteca desta marca está cheia: tem {most} imagens. Apague as que não são usadas.',
  'fault.messages.alreadyAnswered': 'Esta opinião já foi respondida',
  'fault.messages.nobodyToAnswer': 'Um visitante enviou isto: não há caixa de entrada para responder',
  'fault.messages.noSuchMember': 'Esse membro não existe',
}
