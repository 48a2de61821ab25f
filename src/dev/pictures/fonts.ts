/** Fonts for the pictures: those of the packages of the cards, and what this machine has. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Debian's packages with letters that no package of the project has, by a language that needs them. */
const PACKAGES = { 'und-zsye': 'fonts-noto-color-emoji' };

/** The packages that this machine lacks; none where nobody can say. */
export function listFonts(): string[] {
  return Object.entries(PACKAGES).flatMap(([language, name]) => {
    const { status, stdout } = spawnSync('fc-list', [`:lang=${language}`], { encoding: 'utf8' });
    return status === 0 && stdout.trim() === '' ? [name] : [];
  });
}

/** Writes a configuration of fontconfig to `folder`, and answers its file. */
export function describeFonts(root: string, folder: string): string {
  const file = join(folder, 'fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${join(root, 'node_modules', '@expo-google-fonts')}</dir>
${['system-ui', 'ui-sans-serif', 'sans-serif'].map(preferInter).join('\n')}
  <cachedir>${join(folder, 'fontconfig')}</cachedir>
</fontconfig>
`,
  );
  return file;
}

/** As even as the interface fonts of desktops, which this machine may not have. */
const preferInter = (family: string) =>
  `  <match target="pattern">
    <test name="family"><string>${family}</string></test>
    <edit name="family" mode="prepend" binding="strong"><string>Inter</string></edit>
  </match>`;
