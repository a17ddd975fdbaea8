import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ArtParts } from '@tessera/ui/art/art-parts';
import { fontWeight } from '@tessera/ui/art/lettering/fonts';
import type { FontName } from '@tessera/ui/art/lettering/fonts';
import { parseFont } from '@tessera/ui/art/lettering/parse-font';

interface IconSet {
  icons: Record<string, { body: string }>;
}

/**
 * Icons and fonts for the picture recipes, read from the installed packages on first use and kept.
 * Reading is synchronous: it happens once per process and font, and the recipes are pure functions.
 */
export function loadArtParts(): ArtParts {
  const fromUi = createRequire(import.meta.resolve('@tessera/ui/art/art-parts'));
  const fonts = new Map<FontName, ReturnType<ArtParts['font']>>();
  let icons: IconSet | undefined;
  return {
    iconPath(name) {
      icons ??= JSON.parse(readFileSync(fromUi.resolve('@iconify-json/game-icons/icons.json'), 'utf8')) as IconSet;
      const path = icons.icons[name]?.body.match(/ d="([^"]+)"/)?.[1];
      if (path === undefined) throw new RangeError(`no icon is called ${name}`);
      return path;
    },
    font(name) {
      const known = fonts.get(name);
      if (known !== undefined) return known;
      const font = parseFont(readFileSync(fromUi.resolve(`@fontsource/${name}/files/${name}-latin-${fontWeight(name)}-normal.woff`)));
      fonts.set(name, font);
      return font;
    },
  };
}
