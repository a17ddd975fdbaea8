// SPDX-License-Identifier: Apache-2.0
import type { PageWords } from '../words.ts'

export const notices: PageWords = {
  'This site plays with play money': [
    'Este site usa dinheiro fictício',
    '<p>Todos os saldos aqui são dinheiro fictício do banco de testes. Nada se ganha nem se perde a sério.</p>',
  ],
  'Play within your limits': [
    'Jogue dentro dos seus limites',
    '<p>Antes de começar, decida quanto vai apostar e quanto tempo vai ficar. <a href="/helpmc">Jogo responsável</a> explica como o ajudamos a fazer uma pausa.</p>',
  ],
  'We never ask for your password': [
    'Nunca pedimos a sua palavra-passe',
    '<p>Ninguém deste site pede a palavra-passe de acesso nem o PIN de pagamento: nem por correio, nem por chat, nem ao telefone. Quem o fizer não é dos nossos.</p>',
  ],
  'How to check a round': [
    'Como verificar uma ronda',
    '<p>Abra o histórico de apostas, escolha uma ronda dos Originais Tessera e prima o visto. Depois de trocar as sementes, a página refaz as contas da ronda no seu próprio navegador.</p>',
  ],
  'Withdrawals are held at once': [
    'Os levantamentos ficam logo reservados',
    '<p>Um levantamento fica reservado no momento em que o pede e é pago depois de aprovado por um operador. Confirme quando chegar: assim fica encerrado para ambas as partes.</p>',
  ],
  'Short maintenance on Tuesday': [
    'Manutenção breve na terça-feira',
    '<p>Entre as <b>04:00 e as 04:20</b>, hora do site, cuidamos da base de dados. As rondas em curso terminam primeiro; os saldos não mudam.</p>',
  ],
  'A quicker lobby': [
    'Um lobby mais rápido',
    '<p>As listas de jogos lembram-se agora de onde estava quando volta de um jogo, e a pesquisa perdoa uma letra a mais.</p>',
  ],
  'Write down your payment password': [
    'Anote o seu PIN de pagamento',
    '<p>Tem seis algarismos e protege todos os levantamentos. O apoio ao cliente não o consegue ler; só pode ser redefinido depois de sabermos que é mesmo o titular.</p>',
  ],
  'Dark or light': [
    'Escuro ou claro',
    '<p>O botão no cabeçalho muda de imediato o aspeto de todo o site, e este dispositivo lembra-se da escolha.</p>',
  ],
  'Statements for your own books': [
    'Extratos para as suas contas',
    '<p>O registo de movimentos mostra cada alteração do saldo e o saldo a seguir. Escolha as datas e vire as páginas.</p>',
  ],
  'One person, one account': [
    'Uma pessoa, uma conta',
    '<p>Use uma só conta, por favor. Uma segunda conta da mesma pessoa é fechada, e o que ganhou numa oferta é retirado.</p>',
  ],
  'Welcome to the new site': [
    'Boas-vindas ao novo site',
    '<p>Mudámos. Está tudo no seu lugar, e algumas coisas num lugar melhor. Se sentir falta de algo, diga-nos em <b>opinião</b>, no fundo de cada página.</p>',
  ],
  'The night site uses play money': [
    'O site da noite usa dinheiro fictício',
    '<p>Nada se ganha nem se perde a sério.</p>',
  ],
  'Opening hours': ['Horário', '<p>Não há. Estamos sempre abertos.</p>'],
  'One account for this site': [
    'Uma conta só para este site',
    '<p>As contas de outras marcas não abrem esta porta. Registe-se outra vez, por favor.</p>',
  ],
}

export const popups: PageWords = {
  'Good to see you': [
    'É bom vê-lo por cá',
    '<h3>Três coisas a saber</h3><ul><li><b>É dinheiro fictício.</b> Nada se ganha nem se perde a sério.</li><li><b>Todas as rondas se verificam.</b> Os Originais Tessera mostram o hash da semente antes da aposta.</li>' +
      '<li><b>O seu histórico está completo.</b> Todas as apostas estão lá, com número e saldo.</li></ul><p class="center"><a href="/inhouse">Ver os Originais</a></p>',
  ],
  'Take a break whenever you like': [
    'Faça uma pausa quando quiser',
    '<p>O jogo é para ser um prazer. Quando deixar de o ser:</p><ol><li>Abra <a href="/?center=saferPlay">Jogo responsável</a> na sua conta.</li><li>Defina um limite para depósitos, apostas, perdas ou tempo de jogo. Um limite mais baixo vale na hora.</li><li>Faça uma pausa de até seis semanas ou autoexclua-se por mais tempo. O seu saldo continua seu.</li></ol><blockquote>Um limite definido antes é mais fácil de cumprir do que um definido depois.</blockquote>',
  ],
  'Welcome to the night': [
    'Boas-vindas à noite',
    '<p class="lead">Baixe a luz. Sem pressas.</p><p><a href="/inhouse">Começar pelos nossos jogos</a></p>',
  ],
}
