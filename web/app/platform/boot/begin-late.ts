import { jsonForScript } from '../page/json-for-script.ts'

interface PageModules {
  /** The module that tells the router which routes there are. */
  readonly manifest: string
  /** The sentences in the language of the page. */
  readonly messages: readonly string[]
  readonly entry: { readonly module: string; readonly imports: readonly string[] }
  /** The routes of the page, from the root down. */
  readonly routes: readonly { readonly id: string; readonly module: string; readonly imports: readonly string[] }[]
}

/** The booking panel (booking-context.tsx), which writes sums as soon as it lives. */
const PANEL = 'rezervasyon'

/**
 * The inline script that brings a page to life once it is loaded and drawn, or at the first sign of a person.
 * All modules are asked for side by side, so that none is discovered by another, each in a turn of its own, so that
 * none holds up a finger on the screen. The first formatter of a browser takes as long as a whole part of the page (it
 * reads its tables), so where one is needed it is made while the modules are on their way. A button that is pressed
 * before it can answer is remembered, browser-life.tsx presses it again; so is a field that is changed, for
 * use-filter-form.ts.
 */
export function beginLate({ manifest, messages, entry, routes }: PageModules): string {
  const needed = new Set([...messages, ...entry.imports, ...routes.flatMap(({ imports }) => imports)])
  const modules = routes.map(({ id, module }) => [id, module])
  return `(()=>{
let begun;
const load=(url)=>new Promise((done,fail)=>setTimeout(()=>import(url).then(done,fail)));
const idle=window.requestIdleCallback||setTimeout;
const begin=()=>{
if(begun)return;begun=1;
document.getElementById(${jsonForScript(PANEL)})&&setTimeout(()=>new Intl.NumberFormat(document.documentElement.lang,{style:"currency",currency:"EUR"}).format(0));
${jsonForScript([...needed])}.map(load);
Promise.all([load(${jsonForScript(manifest)}),...${jsonForScript(modules)}.map(([id,url])=>load(url).then((module)=>[id,module]))]).then(([,...routes])=>{window.__reactRouterRouteModules=Object.fromEntries(routes);return load(${jsonForScript(entry.module)})})
};
for(const sign of ["pointerdown","keydown"])addEventListener(sign,begin,{once:true,capture:true,passive:true});
const early={capture:true,signal:(window.lifeBegun=new AbortController).signal};
addEventListener("click",({target})=>{window.earlyPress=target instanceof Element&&target.closest("button[type=button]")||window.earlyPress},early);
addEventListener("change",({target})=>{window.earlyChange=target},early);
const drawn=()=>idle(begin,{timeout:1000});
document.readyState==="complete"?drawn():addEventListener("load",drawn,{once:true})
})()`.replaceAll('\n', '')
}
