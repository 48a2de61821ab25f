/** Finds fonts for the pictures: those of the cards' packages, and those installed on this machine. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Debian packages of fonts that no package of the project includes, by a language that needs them. */
const PACKAGES = { 'und-zsye': 'fonts-noto-color-emoji' };

/** Returns the packages missing on this machine; none if that is unknown. */
export function listFonts(): string[] {
  return Object.entries(PACKAGES).flatMap(([language, name]) => {
    const { status, stdout } = spawnSync('fc-list', [`:lang=${language}`], { encoding: 'utf8' });
    return status === 0 && stdout.trim() === '' ? [name] : [];
  });
}

/** Writes a fontconfig configuration to `folder`, and returns its file. */
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

/** Similar to the interface fonts of desktops, which this machine may not have. */
const preferInter = (family: string) =>
  `  <match target="pattern">
    <test name="family"><string>${family}</string></test>
    <edit name="family" mode="prepend" binding="strong"><string>Inter</string></edit>
  </match>`;
