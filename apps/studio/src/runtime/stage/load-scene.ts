// SPDX-License-Identifier: Apache-2.0
import type { CreateScene, Scene } from './scene.ts'

/**
 * Loads the drawing library and a scene, and displays it. Undefined if that fails: the game is then played
 * without it.
 */
export async function loadScene<Made extends Scene>(
  host: HTMLElement,
  load: () => Promise<CreateScene<Made>>,
): Promise<Made | undefined> {
  host.dataset['scene'] = 'loading'
  try {
    const [{ openStage }, create] = await Promise.all([
      import('./stage.ts'),
      load(),
      document.fonts.load('700 20px "Figtree Variable"'),
    ])
    const scene = await openStage(host, create)
    host.dataset['scene'] = 'drawn'
    return scene
  } catch (error) {
    console.warn('the scene cannot be drawn here', error)
    host.dataset['scene'] = 'none'
    return undefined
  }
}
