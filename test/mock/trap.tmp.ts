import openApi from "../../generated/openapi.json" with { type: "json" };
import { OPERATIONS } from "../../generated/rest-operations.ts";
import { ANSWERS } from "../../generated/rest-answers.ts";
import { REST_CONTRACTS } from "../../generated/rest-contracts.ts";
import { EXAMPLES, mutations } from "../mutate.ts";
import { loadEngine } from "../../src/mock/engine.ts";
import { Ajv2020 } from "ajv/dist/2020.js"; import fm from "ajv-formats";
const t0=performance.now();
const e=await loadEngine(openApi);
console.log("load",performance.now()-t0);
const P:any={import_supplier_code:"NORDWERK",external_account_number:"a/b c%ü",product_code:"P",tariff_code:"T",account_number:"A-1"};
const H={Authorization:"Token x","Content-Type":"application/json; charset=utf-8"};
const ids=Object.keys(OPERATIONS) as (keyof typeof OPERATIONS)[];
console.log("--- wrong-typed bodies");
for(const id of ids){
  const ex=EXAMPLES.get(id);
  const good=await e.judgeRequest(id,{path:P,query:{},headers:H,body:ex?.[0]});
  const bad=await Promise.all([42,"x",[],{}].map(b=>e.judgeRequest(id,{path:P,query:{},headers:H,body:b})));
  const none=await e.judgeRequest(id,{path:P,query:{},headers:H});
  const noTok=await e.judgeRequest(id,{path:P,query:{},headers:{},...(ex?{body:ex[0]}:{})});
  console.log(id,ex?"body":"-","good",good.length,"42/str/[]/{}",bad.map(b=>b.length+":"+(b[0]?.detail??"")),"none",none.map(v=>v.detail),"noTok",noTok);
  if(good.length)console.log("   !!",good);
}
console.log("--- wrong-typed responses");
for(const id of ids)for(const [code,names] of Object.entries(ANSWERS[id] as Record<string,string[]>)){
  const status=+code;const r=await Promise.all([42,"x",[],{},undefined].map(body=>e.judgeResponse(id,{status,headers:{"Content-Type":"application/json"},body})));
  if(r.some(x=>!x.length))console.log("UNCAUGHT",id,code,r.map(x=>x.length));
  for(const n of names){const a=await e.answer(id,{code:status,example:n});const v=await e.judgeResponse(id,a);if(v.length)console.log("EX",id,code,n,v)}
}
console.log("--- misc");
for(const [t,p] of Object.entries({
 status418:e.judgeResponse("getAccount",{status:418,headers:{"content-type":"application/json"},body:{}}),
 status299:e.judgeResponse("getAccount",{status:299,headers:{"content-type":"application/json"},body:{}}),
 noType:e.answer("getAccount",{}).then(a=>e.judgeResponse("getAccount",{...a,headers:{}})),
 garbage:e.answer("getAccount",{}).then(a=>e.judgeResponse("getAccount",{...a,headers:{"content-type":"garbage/"}})),
 html:e.judgeResponse("getAccount",{status:200,headers:{"content-type":"text/html"},body:"<html>"}),
 reqGarbage:e.judgeRequest("createNotes",{path:{},query:{},headers:{...H,"Content-Type":"garbage/"},body:EXAMPLES.get("createNotes")![0]}),
 reqNoType:e.judgeRequest("createNotes",{path:{},query:{},headers:{Authorization:"x"},body:EXAMPLES.get("createNotes")![0]}),
 query:e.judgeRequest("listProducts",{path:{},query:{is_prepay:"maybe",page:"x",zzz:"1",available_at:"y"},headers:H}),
 query2:e.judgeRequest("listProducts",{path:{},query:{is_prepay:["true","false"]},headers:H}),
 falsy:Promise.all([null,0,false,""].map(b=>e.judgeRequest("createNotes",{path:{},query:{},headers:H,body:b}))),
 path:e.judgeRequest("getAccount",{path:{account_number:"x".repeat(500)+"/%\u0000"},query:{},headers:H}),
 missing:e.judgeRequest("validateAccount",{path:{},query:{},headers:H,body:{customers:[{}],"a/b":1}}),
 codeUndoc:e.answer("getAccount",{code:418}),exUndoc:e.answer("getAccount",{example:"zz"}),both:e.answer("processAccount",{code:429,example:"zz"}),noop:e.answer("zzz",{}),
 exOther:e.answer("stageAccount",{code:201,example:Object.values(ANSWERS.stageAccount["200"])[0]!}),
 r429:e.answer("processAccount",{code:429}), d429:e.answer("processAccount",{code:429,seed:"1"}),
})) console.log(t,JSON.stringify(await p.catch((x:any)=>"THROWS "+x+" "+(x.detail??""))).slice(0,900));
console.log("--- differential requests");
const ajv=new Ajv2020({strict:false,allErrors:false});(fm as any)(ajv);ajv.addSchema(openApi as any,"doc");
for(const id of Object.keys(REST_CONTRACTS) as any[]){
  const o=OPERATIONS[id as keyof typeof OPERATIONS];let rb:any=(openApi as any).paths[o.path].post.requestBody;let ptr=`#/paths/${encodeURIComponent(o.path.replaceAll("~","~0").replaceAll("/","~1"))}/post/requestBody`;
  if(rb.$ref){ptr=rb.$ref}
  const v=ajv.compile({$ref:`doc${ptr}/content/application~1json/schema`});
  let n=0,dif=0,valid=0,first:any,c=0;
  for(const body of mutations(EXAMPLES.get(id)!,3000,7)){ if(!body)continue; n++;
    const a=v(body);const r=await e.judgeRequest(id,{path:P,query:{},headers:H,body});const b=r.length===0;if(a)valid++;
    if(a!==b){dif++;first??=[a,JSON.stringify(body).slice(0,300),r[0]??v.errors]}
    if((REST_CONTRACTS as any)[id].is(body)!==b)c++;
  }
  console.log(id,n,"valid",valid,"differ",dif,"differ from contract",c,first??"");
}
