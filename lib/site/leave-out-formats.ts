import type { Plugin } from 'vite';

/**
 * Modules of Amplify's with what stands for them: parsers of configuration files, and a storage in cookies for servers.
 * The site has neither, and the library cannot be imported without them. Together 5 KiB of every page.
 */
const instead: Readonly<Record<string, string>> = {
  'utils/parseAmplifyConfig.mjs': 'export const parseAmplifyConfig = (config) => config;',
  'context/selectSsrKeyValueStorage.mjs': `
    import { defaultStorage } from '../storage/index.mjs';
    export const selectSsrKeyValueStorage = () => defaultStorage;`,
};

export function leaveOutFormats(): Plugin {
  return {
    name: 'leave-out-formats',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: {
        id: /@aws-amplify\/core\/dist\/esm\/(utils\/parseAmplifyConfig|context\/selectSsrKeyValueStorage)\.mjs$/,
      },
      handler: (_, id) => ({ code: instead[id.split('/').slice(-2).join('/')] ?? '', map: null }),
    },
  };
}
