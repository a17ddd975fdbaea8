// SPDX-License-Identifier: Apache-2.0
import type { PageWords } from '../words.ts'

export const helpAbout: PageWords = {
  'Fairness, and how to check it': [
    'Justiça, e como verificá-la',
    `<p class="lead">Um jogo é justo quando ninguém pode escolher o resultado depois da aposta, e quando isso se pode ver pelos próprios olhos.</p>
<h3>Originais Tessera</h3><p>Os nossos jogos são sorteados a partir de duas sementes: uma da casa, outra do seu navegador. Antes da aposta mostramos o <b>hash</b> da nossa semente. Ele fixa a semente sem a revelar. Pode trocar a sua semente quando quiser. Quando pede que revelemos a nossa, uma nova toma o seu lugar, e todas as rondas até aí podem ser calculadas de novo: por nós, por si, por qualquer pessoa.</p>
<ol><li>Abra o histórico de apostas e escolha uma ronda.</li><li>Prima o visto. A página mostra sementes, número da ronda e resultado.</li><li>O seu navegador calcula o resultado a partir das sementes e compara-o. Para isso nada nos é perguntado.</li></ol>
<h3>Retorno</h3><p>Cada jogo indica o retorno ao jogador, a parte de todas as apostas que volta a longo prazo. Nos jogos em que escolhe as odds, o retorno é igual em cada escolha, salvo indicação do jogo.</p>
<h3>Jogos de outros</h3><p>Os jogos de outros fabricantes são sorteados por eles. Vemos o valor e o retorno de cada ronda e guardamos ambos no seu histórico com o número que o fabricante lhe deu.</p>
<h3>Se uma ronda se interrompe</h3><p>Uma aposta aceite conta sempre. Se a sua ligação cair, a ronda termina sem si e espera no histórico. Se um jogo falhar, a ronda é liquidada pelas suas regras ou a aposta é devolvida.</p>`,
  ],
  'Responsible play': [
    'Jogo responsável',
    `<p class="lead">Jogar é um passatempo. Não é maneira de ganhar a vida nem de recuperar o que se foi.</p>
<h3>Antes de começar</h3><ul><li>Decida quanto pode dispensar hoje e pare quando acabar.</li><li>Decida quanto tempo quer jogar e ponha um alarme.</li><li>Não jogue com tristeza, zanga, cansaço ou depois de beber.</li></ul>
<h3>Sinais a levar a sério</h3><p>Joga mais tempo ou mais dinheiro do que queria. Aposta mais para recuperar o que perdeu. Pede emprestado, esconde, ou pensa nisso no trabalho. Um só destes basta para parar um tempo e falar com alguém.</p>
<h3>O que podemos fazer</h3><p>Escreva ao apoio ao cliente e diga que quer uma pausa. Fechamos a conta pelo tempo que indicar, de um dia a para sempre, e só a abrimos quando esse tempo passar, diga o que disser entretanto. O saldo é pago. Durante a pausa não recebe ofertas nossas.</p>
<h3>Menores</h3><p>Ninguém abaixo da idade legal pode jogar aqui. Se partilha um dispositivo, termine a sessão depois de jogar e guarde as palavras-passe só para si. A maioria dos fabricantes de dispositivos oferece filtros para crianças.</p>
<h3>Falar ajuda</h3><p>Na maioria dos países há linhas de aconselhamento gratuitas que não pedem o nome. O seu médico ou a sua câmara municipal conhece a mais próxima.</p>`,
  ],
  Contact: [
    'Contacto',
    `<p class="lead">Há três maneiras de falar connosco. Todas acabam numa pessoa.</p>
<h3>Apoio ao cliente</h3><p>O botão com os auscultadores abre uma janela ao lado da página. Há alguém a qualquer hora. Tenha à mão o nome de utilizador; nunca as palavras-passe, ninguém precisa delas.</p>
<h3>Opinião</h3><p>No fundo de cada página encontra <b>Opinião</b>. Diga-nos o que é bom, o que falta ou o que correu mal, em dez a quinhentos caracteres, com até três imagens. Os membros encontram a resposta na caixa de entrada.</p>
<h3>Caixa de entrada</h3><p>O que o site tem a dizer só a si chega em Mensagens, no centro de membro. O número no cabeçalho diz quantas estão por ler.</p>
<h3>Reclamações</h3><ol><li>Conte ao apoio ao cliente o que aconteceu, com o número da ronda ou do pagamento.</li><li>Se a resposta não ajudar, envie uma opinião do tipo <b>Reclamação</b>. É lida por alguém que não participou na primeira resposta.</li><li>Recebe uma resposta escrita em dez dias, com o que apurámos e o que fazemos a respeito.</li></ol><p>Escreva numa língua em que escreva bem. Encontramos quem a leia.</p>`,
  ],
  'About this site': [
    'Sobre este site',
    `<p class="lead">Tessera é uma casa de jogos feita de peças pequenas que encaixam: uma conta, um saldo, um histórico, jogue o que jogar.</p>
<p>O lobby reúne slots de vários fabricantes, mesas e jogos nossos, e o nosso desporto, e-sports e lotarias. Cada aposta passa por um só livro de contas que não pode criar nem perder dinheiro: o que sai de uma conta chega a outra, até ao último cêntimo.</p>
<h3>Imagens</h3><p>Os mosaicos, banners e emblemas são desenhados por um programa do site. Contêm ícones de <b>Game Icons</b> de Lorc, Delapouite e colaboradores, recoloridos e com relevo, sob a licença Creative Commons Attribution 3.0, e letras de tipos sob a SIL Open Font License e a Apache License.</p>
<h3>Programas</h3><p>O site funciona com software livre e nomeia-o todo nos créditos que acompanham o código-fonte. Agradecemos a quem o escreveu.</p>
<h3>Dinheiro fictício</h3><p>Isto é uma demonstração. Todos os saldos são dinheiro fictício do banco de testes: não se podem comprar, e nada de valor se pode ganhar. Os fabricantes são inventados. Os jogos de futebol e basquetebol opõem equipas de épocas reais, mas o seu decurso e resultado são simulados aqui.</p>`,
  ],
  'How to begin': [
    'Como começar',
    '<p>Registe-se com um nome e uma palavra-passe, deposite, escolha um jogo. O histórico de apostas guarda cada ronda com o seu número, e o visto ao lado de uma ronda dos nossos jogos prova-a.</p><p>Escreva ao apoio ao cliente quando algo não for claro: há sempre alguém acordado.</p>',
  ],
  'Play with care': [
    'Jogo responsável',
    '<p>Jogar é um passatempo. Antes de começar, decida quanto e por quanto tempo. Quando deixar de ter graça, pare e escreva-nos: fechamos a conta pelo tempo que disser, e não a abrimos nem um dia antes.</p>',
  ],
}
