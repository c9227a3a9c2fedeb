/**
 * Modules of packages with what stands for them, as the package cannot be imported without them, and what each is for
 * that the site has not. All are Amplify's but the icons'.
 */
export const standIns: Readonly<Record<string, string>> = {
  // Configuration files.
  'utils/parseAmplifyConfig.mjs': 'export const parseAmplifyConfig = (config) => config;',
  // Cookies of a server.
  'context/selectSsrKeyValueStorage.mjs': `
    import { defaultStorage } from '../storage/index.mjs';
    export const selectSsrKeyValueStorage = () => defaultStorage;`,
  // Credentials of an identity pool.
  'credentialsProvider/credentialsProvider.mjs':
    'export const CognitoAWSCredentialsAndIdentityIdProvider = undefined;',
  'credentialsProvider/IdentityIdStore.mjs': 'export const DefaultIdentityIdStore = undefined;',
  'credentialsProvider/index.mjs': 'export const cognitoCredentialsProvider = undefined;',
  // A search of the page for what it is made with, which finds the same on every page.
  'Platform/detectFramework.mjs': `
    import { Framework } from './types.mjs';
    export const detectFramework = () => Framework.React;
    export const observeFrameworkChanges = () => undefined;
    export const clearCache = () => undefined;`,
  // Listeners: what happens to a session is told by `web/src/lib/session`.
  'Hub/index.mjs': `
    export const AMPLIFY_SYMBOL = Symbol('amplify_default');
    export const Hub = { dispatch() {}, listen: () => () => undefined };
    export const HubInternal = Hub;`,
  'utils/dispatchSignedInHubEvent.mjs': 'export const dispatchSignedInHubEvent = async () => undefined;',
  // Warnings: its level is ERROR.
  'Logger/ConsoleLogger.mjs': `
    export class ConsoleLogger {
      log() {}
      info() {}
      warn() {}
      error(...words) {
        console.error(...words);
      }
      debug() {}
      verbose() {}
    }`,
  // A sign-in on a page of Cognito's.
  'utils/oauth/oAuthStore.mjs': `
    export const oAuthStore = { setAuthConfig() {}, loadOAuthInFlightDeadline: async () => undefined };`,
  'utils/oauth/inflightPromise.mjs': `
    export const addInflightPromise = () => undefined;
    export const armInflightDeadline = () => undefined;
    export const resolveAndClearInflightPromises = () => undefined;`,
  // Its own refresher and storage: ours are set before anybody asks for a token.
  'utils/refreshAuthTokens.mjs': `
    export const refreshAuthTokens = undefined;
    export const refreshAuthTokensWithoutDedupe = undefined;`,
  'storage/DefaultStorage.mjs': 'export class DefaultStorage {}',
  // Browsers without private fields.
  'storage/SyncKeyValueStorage.mjs': `
    export class SyncKeyValueStorage {
      constructor(storage) {
        this.storage = storage;
      }
      setItem(key, value) {
        this.storage.setItem(key, value);
      }
      getItem(key) {
        return this.storage.getItem(key);
      }
      removeItem(key) {
        this.storage.removeItem(key);
      }
      clear() {
        this.storage.clear();
      }
    }`,
  // Passkeys, and flows of a pool other than ours: `Config` names the two that there are.
  'flows/userAuth/handleWebAuthnSignInResult.mjs': 'export const handleWebAuthnSignInResult = undefined;',
  'flows/userAuth/handleUserAuthFlow.mjs': 'export const handleUserAuthFlow = undefined;',
  'flows/userAuth/handleSelectChallenge.mjs': 'export const initiateSelectedChallenge = undefined;',
  'flows/userAuth/handleSelectChallengeWithPassword.mjs':
    'export const handleSelectChallengeWithPassword = undefined;',
  'flows/userAuth/handleSelectChallengeWithPasswordSRP.mjs':
    'export const handleSelectChallengeWithPasswordSRP = undefined;',
  'apis/signInWithUserAuth.mjs': 'export const signInWithUserAuth = undefined;',
  'apis/signInWithCustomAuth.mjs': 'export const signInWithCustomAuth = undefined;',
  'apis/signInWithCustomSRPAuth.mjs': 'export const signInWithCustomSRPAuth = undefined;',
  // Several configurations in one process.
  'context/resolveCtxArgs.mjs': `
    import { getGlobalContext } from './globalContext.mjs';
    export const resolveCtxArgs = (args) => [getGlobalContext(), ...args];`,
  'context/globalContext.mjs': `
    let context = null;
    export const getGlobalContext = () => context;
    export const setGlobalContext = (next) => {
      context = next;
    };
    export const hasGlobalContext = () => context !== null;
    export const clearGlobalContext = () => setGlobalContext(null);`,
  'utils/deepFreeze.mjs': 'export const deepFreeze = (config) => config;',
  // Words for whoever configures it.
  'singleton/Auth/utils/errorHelpers.mjs': `
    export const AuthConfigurationErrorCode = {};
    export const assert = (isGiven) => {
      if (!isGiven) throw new Error('Amplify is not configured');
    };`,
  // Storages of its own.
  'storage/KeyValueStorage.mjs': 'export class KeyValueStorage {}',
  // Places other than a browser.
  'utils/globalHelpers/index.mjs': `
    export const getCrypto = () => crypto;
    export const getBtoa = () => btoa;
    export const getAtob = () => atob;`,
  // Icons of any size, colour and stroke, with other content.
  'createLucideIcon.mjs': `
    import { createElement, forwardRef } from 'react';
    import { useLucideContext } from './context.mjs';
    const look = {
      xmlns: 'http://www.w3.org/2000/svg',
      width: 24,
      height: 24,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    };
    export default ({ name, node }) =>
      forwardRef(({ className = '', ...rest }, ref) => {
        const all = ['lucide lucide-' + name, useLucideContext().className, className].filter(Boolean).join(' ');
        const isSaid = Object.entries(rest).some(([key, value]) => /^(aria-|role$|title$)/.test(key) && value != null);
        const hidden = isSaid ? {} : { 'aria-hidden': 'true' };
        return createElement(
          'svg',
          { ref, ...look, className: all, ...hidden, ...rest },
          node.map(([tag, attributes]) => createElement(tag, attributes)),
        );
      });`,
  // Ids of requests in the form of a UUID: a library for them.
  'utils/amplifyUuid/index.mjs': `
    export const amplifyUuid = () =>
      [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');`,
};
